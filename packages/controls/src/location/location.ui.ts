import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./LocationDesktop.tsx'), 'LocationDesktop');

export const locationViews = defineViews({
  desktop,
  frame: 'whole',
});
