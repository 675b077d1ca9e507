import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { dateRangeText } from './date-range.locale.ts';

const desktop = lazyView(() => import('./DateRangeDesktop.tsx'), 'DateRangeDesktop');

export const dateRangeViews = defineViews({
  name: dateRangeText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/CalendarOutlined')),
  group: 'basic',
  desktop,
  frame: 'whole',
});
