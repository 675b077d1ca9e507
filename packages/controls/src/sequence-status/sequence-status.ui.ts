import { defineViews, lazyIcon } from '../view/define-views.ui.ts';

export const sequenceStatusViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/FlagOutlined')),
  group: 'system',
});
