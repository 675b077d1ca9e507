import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./TabsPanelDesktop.tsx'), 'TabsPanelDesktop');

export const tabsPanelViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/FileOutlined')),
  group: 'layout',
  desktop,
  readonly: desktop,
  frame: 'bare',
});
