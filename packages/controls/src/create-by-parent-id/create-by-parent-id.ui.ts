import { defineViews, lazyIcon } from '../view/define-views.ui.ts';

export const createByParentIdViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ApartmentOutlined')),
  group: 'system',
});
