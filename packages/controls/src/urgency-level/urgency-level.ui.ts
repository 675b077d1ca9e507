import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./UrgencyLevelDesktop.tsx'), 'UrgencyLevelDesktop');

export const urgencyLevelViews = defineViews({
  desktop,
  frame: 'whole',
});
