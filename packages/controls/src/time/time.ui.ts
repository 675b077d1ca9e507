import { defineViews, lazyView } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./TimeDesktop.tsx'), 'TimeDesktop');

export const timeViews = defineViews({
  desktop,
});
