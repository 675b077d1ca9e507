import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

export const imageFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/PictureOutlined')),
  group: 'basic',
  desktop: lazyFace(() => import('./ImageDesktop.tsx'), 'ImageDesktop'),
  readonly: lazyFace(() => import('./ImageReadonly.tsx'), 'ImageReadonly'),
  cell: lazyFace(() => import('../upload/ImageCell.tsx'), 'ImageCell'),
  frame: 'whole',
});
