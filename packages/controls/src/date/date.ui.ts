import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./DateDesktop.tsx'), 'DateDesktop');

export const dateViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/CalendarOutlined')),
  group: 'basic',
  desktop,
});
