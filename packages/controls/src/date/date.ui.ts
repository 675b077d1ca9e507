import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./DateDesktop.tsx'), 'DateDesktop');

export const dateViews = defineViews({
  desktop,
});
