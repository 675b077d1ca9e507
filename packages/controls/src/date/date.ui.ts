import { defineViews, lazyView } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./DateDesktop.tsx'), 'DateDesktop');

export const dateViews = defineViews({
  desktop,
});
