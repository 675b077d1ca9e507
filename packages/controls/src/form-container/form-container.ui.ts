import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./ContainerDesktop.tsx'), 'ContainerDesktop');

export const formContainerFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/BorderOutlined')),
  group: 'layout',
  desktop,
  readonly: desktop,
  frame: 'bare',
});
