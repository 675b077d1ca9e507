import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./LocationDesktop.tsx'), 'LocationDesktop');

export const locationViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/EnvironmentOutlined')),
  group: 'basic',
  desktop,
  frame: 'whole',
});
