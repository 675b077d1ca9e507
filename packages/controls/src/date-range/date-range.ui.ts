import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./DateRangeDesktop.tsx'), 'DateRangeDesktop');

export const dateRangeFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/CalendarOutlined')),
  group: 'basic',
  desktop,
  frame: 'whole',
});
