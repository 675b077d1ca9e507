import { defineViews, lazyView } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./LocationDesktop.tsx'), 'LocationDesktop');

export const locationViews = defineViews({
  desktop,
  frame: 'whole',
});
