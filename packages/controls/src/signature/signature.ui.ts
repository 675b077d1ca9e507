import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

export const signatureViews = defineViews({
  desktop: lazyView(() => import('./SignatureDesktop.tsx'), 'SignatureDesktop'),
  readonly: lazyView(() => import('./SignatureReadonly.tsx'), 'SignatureReadonly'),
  cell: lazyView(() => import('../image/ImageCell.tsx'), 'ImageCell'),
  frame: 'whole',
});
