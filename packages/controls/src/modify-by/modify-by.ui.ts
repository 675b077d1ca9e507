import { defineViews, lazyIcon } from '../view/define-views.ui.ts';
import { modifyByText } from './modify-by.locale.ts';

export const modifyByViews = defineViews({
  name: modifyByText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/UserSwitchOutlined')),
  group: 'system',
});
