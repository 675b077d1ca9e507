import { defineViews, lazyIcon } from '../view/define-views.ui.ts';

export const systemOtherViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/DatabaseOutlined')),
  group: 'system',
});
