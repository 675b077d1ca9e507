import { defineViews, lazyIcon } from '../view/define-views.ui.ts';

export const createdTimeViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ClockCircleOutlined')),
  group: 'system',
});
