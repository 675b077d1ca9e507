import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./TipsDesktop.tsx'), 'TipsDesktop');

export const tipsFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/InfoCircleOutlined')),
  group: 'layout',
  desktop,
  readonly: desktop,
  frame: 'bare',
});
