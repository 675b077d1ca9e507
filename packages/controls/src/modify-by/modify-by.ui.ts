import { defineViews, lazyIcon } from '../view/define-views.ui.ts';

export const modifyByViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/UserSwitchOutlined')),
  group: 'system',
});
