import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./HtmlDesktop.tsx'), 'HtmlDesktop');

export const htmlViews = defineViews({
  desktop,
  readonly: desktop,
  frame: 'bare',
});
