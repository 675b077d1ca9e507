import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

export const relevanceFormViews = defineViews({
  desktop: lazyView(() => import('./RelevanceFormDesktop.tsx'), 'RelevanceFormDesktop'),
  mobile: lazyView(() => import('./RelevanceFormMobile.tsx'), 'RelevanceFormMobile'),
});
