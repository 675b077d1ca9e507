import { defineViews, lazyView } from '../view/define-views.ui.ts';

export const signatureViews = defineViews({
  desktop: lazyView(() => import('./SignatureDesktop.tsx'), 'SignatureDesktop'),
  readonly: lazyView(() => import('./SignatureReadonly.tsx'), 'SignatureReadonly'),
  cell: lazyView(() => import('../upload/ImageCell.tsx'), 'ImageCell'),
  frame: 'whole',
});
