import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./HtmlDesktop.tsx'), 'HtmlDesktop');

export const htmlFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/CodeOutlined')),
  group: 'advanced',
  desktop,
  readonly: desktop,
  frame: 'bare',
});
