import { defineViews, lazyIcon } from '../view/define-views.ui.ts';
import { ownerIdText } from './owner-id.locale.ts';

export const ownerIdViews = defineViews({
  name: ownerIdText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/IdcardOutlined')),
  group: 'system',
});
