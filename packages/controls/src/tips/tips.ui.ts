import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./TipsDesktop.tsx'), 'TipsDesktop');

export const tipsViews = defineViews({
  desktop,
  readonly: desktop,
  frame: 'bare',
});
