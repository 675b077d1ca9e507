import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./LabelDesktop.tsx'), 'LabelDesktop');

export const labelFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/TagOutlined')),
  group: 'layout',
  desktop,
  readonly: desktop,
  frame: 'bare',
});
