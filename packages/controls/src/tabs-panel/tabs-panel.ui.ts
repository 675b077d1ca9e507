import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./TabsPanelDesktop.tsx'), 'TabsPanelDesktop');

export const tabsPanelViews = defineViews({
  desktop,
  readonly: desktop,
  frame: 'bare',
});
