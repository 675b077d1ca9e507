import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

export const relevanceFormExViews = defineViews({
  desktop: lazyView(() => import('./RelevanceFormExDesktop.tsx'), 'RelevanceFormExDesktop'),
  mobile: lazyView(() => import('./RelevanceFormExMobile.tsx'), 'RelevanceFormExMobile'),
});
