import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./TimeRangeDesktop.tsx'), 'TimeRangeDesktop');

export const timeRangeViews = defineViews({
  desktop,
  frame: 'whole',
});
