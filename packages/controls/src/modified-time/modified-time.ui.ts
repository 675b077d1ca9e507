import { defineViews, lazyIcon } from '../view/define-views.ui.ts';
import { modifiedTimeText } from './modified-time.locale.ts';

export const modifiedTimeViews = defineViews({
  name: modifiedTimeText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/HistoryOutlined')),
  group: 'system',
});
