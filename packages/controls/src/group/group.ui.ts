import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./GroupDesktop.tsx'), 'GroupDesktop');

export const groupViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/MinusOutlined')),
  group: 'layout',
  desktop,
  readonly: desktop,
  frame: 'heading',
});
