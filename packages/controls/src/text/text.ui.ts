import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./TextDesktop.tsx'), 'TextDesktop');

export const textViews = defineViews({
  desktop,
});
