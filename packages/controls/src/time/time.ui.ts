import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { timeText } from './time.locale.ts';

const desktop = lazyView(() => import('./TimeDesktop.tsx'), 'TimeDesktop');

export const timeViews = defineViews({
  name: timeText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ClockCircleOutlined')),
  group: 'basic',
  desktop,
});
