import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

export const imageViews = defineViews({
  desktop: lazyView(() => import('./ImageDesktop.tsx'), 'ImageDesktop'),
  readonly: lazyView(() => import('./ImageReadonly.tsx'), 'ImageReadonly'),
  cell: lazyView(() => import('./ImageCell.tsx'), 'ImageCell'),
  frame: 'whole',
});
