import { defineViews, lazyIcon } from '../view/define-views.ui.ts';
import { createdTimeText } from './created-time.locale.ts';

export const createdTimeViews = defineViews({
  name: createdTimeText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ClockCircleOutlined')),
  group: 'system',
});
