import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./ReverseRelevanceDesktop.tsx'), 'ReverseRelevanceDesktop');

// There is no input, so the read-only view is the same.
export const reverseRelevanceViews = defineViews({
  frame: 'whole',
  desktop,
  readonly: desktop,
  mobile: lazyView(() => import('./ReverseRelevanceMobile.tsx'), 'ReverseRelevanceMobile'),
});
