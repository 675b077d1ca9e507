import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./TitleDesktop.tsx'), 'TitleDesktop');

export const titleViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/FontColorsOutlined')),
  group: 'layout',
  desktop,
  readonly: desktop,
  frame: 'bare',
});
