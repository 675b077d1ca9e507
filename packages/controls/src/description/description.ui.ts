import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./DescriptionDesktop.tsx'), 'DescriptionDesktop');

export const descriptionViews = defineViews({
  desktop,
  readonly: desktop,
  frame: 'bare',
});
