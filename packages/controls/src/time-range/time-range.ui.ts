import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./TimeRangeDesktop.tsx'), 'TimeRangeDesktop');

export const timeRangeViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ClockCircleOutlined')),
  group: 'basic',
  desktop,
  frame: 'whole',
});
