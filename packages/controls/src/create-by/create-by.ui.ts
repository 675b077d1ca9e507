import { defineViews, lazyIcon } from '../view/define-views.ui.ts';
import { createByText } from './create-by.locale.ts';

export const createByViews = defineViews({
  name: createByText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/UserAddOutlined')),
  group: 'system',
});
