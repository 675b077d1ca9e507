import { defineViews, lazyView } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./HtmlDesktop.tsx'), 'HtmlDesktop');

export const htmlViews = defineViews({
  desktop,
  readonly: desktop,
  frame: 'bare',
});
