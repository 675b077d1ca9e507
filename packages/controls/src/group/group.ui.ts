import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./GroupDesktop.tsx'), 'GroupDesktop');

export const groupViews = defineViews({
  desktop,
  readonly: desktop,
  frame: 'heading',
});
