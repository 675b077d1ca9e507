import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./TabsPanelDesktop.tsx'), 'TabsPanelDesktop');

export const tabsPanelFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/FileOutlined')),
  group: 'layout',
  desktop,
  readonly: desktop,
  frame: 'bare',
});
