import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./TitleDesktop.tsx'), 'TitleDesktop');

export const titleFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/FontColorsOutlined')),
  group: 'layout',
  desktop,
  readonly: desktop,
  frame: 'bare',
});
