import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./LabelDesktop.tsx'), 'LabelDesktop');

export const labelViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/TagOutlined')),
  group: 'layout',
  desktop,
  readonly: desktop,
  frame: 'bare',
});
