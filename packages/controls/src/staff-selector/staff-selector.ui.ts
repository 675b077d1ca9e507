import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { staffSelectorText } from './staff-selector.locale.ts';

export const staffSelectorViews = defineViews({
  name: staffSelectorText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/UserOutlined')),
  group: 'basic',
  desktop: lazyView(() => import('./StaffSelectorDesktop.tsx'), 'StaffSelectorDesktop'),
  mobile: lazyView(() => import('./StaffSelectorMobile.tsx'), 'StaffSelectorMobile'),
  readonly: lazyView(() => import('../unit-picker/UnitReadonly.tsx'), 'UnitReadonly'),
});
