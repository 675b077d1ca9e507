import { defineViews, lazyView } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./NumberDesktop.tsx'), 'NumberDesktop');

export const numberViews = defineViews({
  desktop,
});
