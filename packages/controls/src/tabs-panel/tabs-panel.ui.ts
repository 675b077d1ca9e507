import { defineViews, lazyView } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./TabsPanelDesktop.tsx'), 'TabsPanelDesktop');

export const tabsPanelViews = defineViews({
  desktop,
  readonly: desktop,
  frame: 'bare',
});
