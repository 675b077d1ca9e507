import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./NumberDesktop.tsx'), 'NumberDesktop');

export const numberViews = defineViews({
  desktop,
});
