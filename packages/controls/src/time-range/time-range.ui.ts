import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./TimeRangeDesktop.tsx'), 'TimeRangeDesktop');

export const timeRangeFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ClockCircleOutlined')),
  group: 'basic',
  desktop,
  frame: 'whole',
});
