import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./UrgencyLevelDesktop.tsx'), 'UrgencyLevelDesktop');

export const urgencyLevelViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ThunderboltOutlined')),
  group: 'system',
  desktop,
  frame: 'whole',
});
