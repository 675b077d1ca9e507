import { defineViews, lazyIcon } from '../view/define-views.ui.ts';
import { sequenceStatusText } from './sequence-status.locale.ts';

export const sequenceStatusViews = defineViews({
  name: sequenceStatusText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/FlagOutlined')),
  group: 'system',
});
