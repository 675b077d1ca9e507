import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./TitleDesktop.tsx'), 'TitleDesktop');

export const titleViews = defineViews({
  desktop,
  readonly: desktop,
  frame: 'bare',
});
