import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./TextDesktop.tsx'), 'TextDesktop');

export const textFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/FontSizeOutlined')),
  group: 'basic',
  desktop,
});
