import { PictureOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

export const imageFaces = defineFaces({
  icon: PictureOutlined,
  group: 'basic',
  desktop: lazyFace(() => import('./ImageDesktop.tsx'), 'ImageDesktop'),
  readonly: lazyFace(() => import('./ImageReadonly.tsx'), 'ImageReadonly'),
  frame: 'whole',
});
