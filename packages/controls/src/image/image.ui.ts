import { defineViews, lazyView } from '../view/define-views.ui.ts';

export const imageViews = defineViews({
  desktop: lazyView(() => import('./ImageDesktop.tsx'), 'ImageDesktop'),
  readonly: lazyView(() => import('./ImageReadonly.tsx'), 'ImageReadonly'),
  cell: lazyView(() => import('../upload/ImageCell.tsx'), 'ImageCell'),
  frame: 'whole',
});
