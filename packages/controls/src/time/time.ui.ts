import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./TimeDesktop.tsx'), 'TimeDesktop');

export const timeFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ClockCircleOutlined')),
  group: 'basic',
  desktop,
});
