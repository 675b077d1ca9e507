import { defineViews, lazyView } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./TitleDesktop.tsx'), 'TitleDesktop');

export const titleViews = defineViews({
  desktop,
  readonly: desktop,
  frame: 'bare',
});
