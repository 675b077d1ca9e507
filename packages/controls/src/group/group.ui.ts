import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { groupText } from './group.locale.ts';

const desktop = lazyView(() => import('./GroupDesktop.tsx'), 'GroupDesktop');

export const groupViews = defineViews({
  name: groupText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/MinusOutlined')),
  group: 'layout',
  desktop,
  readonly: desktop,
  frame: 'heading',
});
