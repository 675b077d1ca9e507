import { defineViews, lazyIcon } from '../view/define-views.ui.ts';

export const createByViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/UserAddOutlined')),
  group: 'system',
});
