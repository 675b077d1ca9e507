import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { labelText } from './label.locale.ts';

const desktop = lazyView(() => import('./LabelDesktop.tsx'), 'LabelDesktop');

export const labelViews = defineViews({
  name: labelText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/TagOutlined')),
  group: 'layout',
  desktop,
  readonly: desktop,
  frame: 'bare',
});
