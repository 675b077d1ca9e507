import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./NumberRangeDesktop.tsx'), 'NumberRangeDesktop');

export const numberRangeViews = defineViews({
  desktop,
  frame: 'whole',
});
