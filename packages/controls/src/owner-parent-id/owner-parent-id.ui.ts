import { defineViews, lazyIcon } from '../view/define-views.ui.ts';

export const ownerParentIdViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ApartmentOutlined')),
  group: 'system',
});
