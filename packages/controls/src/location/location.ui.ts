import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./LocationDesktop.tsx'), 'LocationDesktop');

export const locationFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/EnvironmentOutlined')),
  group: 'basic',
  desktop,
  frame: 'whole',
});
