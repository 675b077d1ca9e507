import { defineViews, lazyIcon } from '../view/define-views.ui.ts';
import { ownerParentIdText } from './owner-parent-id.locale.ts';

export const ownerParentIdViews = defineViews({
  name: ownerParentIdText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ApartmentOutlined')),
  group: 'system',
});
