import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

export const signatureFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/HighlightOutlined')),
  group: 'basic',
  desktop: lazyFace(() => import('./SignatureDesktop.tsx'), 'SignatureDesktop'),
  readonly: lazyFace(() => import('./SignatureReadonly.tsx'), 'SignatureReadonly'),
  cell: lazyFace(() => import('../upload/ImageCell.tsx'), 'ImageCell'),
  frame: 'whole',
});
