import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./TabsDesktop.tsx'), 'TabsDesktop');

export const tabsFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/FolderOutlined')),
  group: 'layout',
  desktop,
  mobile: lazyFace(() => import('./TabsMobile.tsx'), 'TabsMobile'),
  readonly: desktop,
  frame: 'bare',
});
