import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { dateText } from './date.locale.ts';

const desktop = lazyView(() => import('./DateDesktop.tsx'), 'DateDesktop');

export const dateViews = defineViews({
  name: dateText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/CalendarOutlined')),
  group: 'basic',
  desktop,
});
