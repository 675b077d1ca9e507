import { defineViews, lazyIcon } from '../view/define-views.ui.ts';

export const ownerIdViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/IdcardOutlined')),
  group: 'system',
});
