import { FontSizeOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./TextDesktop.tsx'), 'TextDesktop');

export const textFaces = defineFaces({
  icon: FontSizeOutlined,
  group: 'basic',
  desktop,
});
