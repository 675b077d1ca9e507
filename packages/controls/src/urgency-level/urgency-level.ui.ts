import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./UrgencyLevelDesktop.tsx'), 'UrgencyLevelDesktop');

export const urgencyLevelFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ThunderboltOutlined')),
  group: 'system',
  desktop,
  frame: 'whole',
});
