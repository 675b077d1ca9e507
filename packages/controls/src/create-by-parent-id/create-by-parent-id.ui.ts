import { defineViews, lazyIcon } from '../view/define-views.ui.ts';
import { createByParentIdText } from './create-by-parent-id.locale.ts';

export const createByParentIdViews = defineViews({
  name: createByParentIdText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ApartmentOutlined')),
  group: 'system',
});
