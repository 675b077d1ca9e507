import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./NumberDesktop.tsx'), 'NumberDesktop');

export const numberFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/NumberOutlined')),
  group: 'basic',
  desktop,
});
