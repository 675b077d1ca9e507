import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./GroupDesktop.tsx'), 'GroupDesktop');

export const groupFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/MinusOutlined')),
  group: 'layout',
  desktop,
  readonly: desktop,
  frame: 'heading',
});
