import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./DateRangeDesktop.tsx'), 'DateRangeDesktop');

export const dateRangeViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/CalendarOutlined')),
  group: 'basic',
  desktop,
  frame: 'whole',
});
