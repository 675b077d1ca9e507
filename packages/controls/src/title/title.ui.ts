import { FontColorsOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./TitleDesktop.tsx'), 'TitleDesktop');

export const titleFaces = defineFaces({
  icon: FontColorsOutlined,
  group: 'layout',
  desktop,
  readonly: desktop,
  frame: 'bare',
});
