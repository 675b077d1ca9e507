import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { descriptionText } from './description.locale.ts';

const desktop = lazyView(() => import('./DescriptionDesktop.tsx'), 'DescriptionDesktop');

export const descriptionViews = defineViews({
  name: descriptionText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/InfoCircleOutlined')),
  group: 'layout',
  desktop,
  readonly: desktop,
  frame: 'bare',
});
