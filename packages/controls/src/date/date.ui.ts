import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./DateDesktop.tsx'), 'DateDesktop');

export const dateFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/CalendarOutlined')),
  group: 'basic',
  desktop,
});
