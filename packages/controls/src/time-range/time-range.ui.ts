import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { timeRangeText } from './time-range.locale.ts';

const desktop = lazyView(() => import('./TimeRangeDesktop.tsx'), 'TimeRangeDesktop');

export const timeRangeViews = defineViews({
  name: timeRangeText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ClockCircleOutlined')),
  group: 'basic',
  desktop,
  frame: 'whole',
});
