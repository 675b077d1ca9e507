import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./TimeDesktop.tsx'), 'TimeDesktop');

export const timeViews = defineViews({
  desktop,
});
