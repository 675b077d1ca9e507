import { defineViews, lazyIcon } from '../view/define-views.ui.ts';

export const modifiedTimeViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/HistoryOutlined')),
  group: 'system',
});
