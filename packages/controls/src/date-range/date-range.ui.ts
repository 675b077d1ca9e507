import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./DateRangeDesktop.tsx'), 'DateRangeDesktop');

export const dateRangeViews = defineViews({
  desktop,
  frame: 'whole',
});
