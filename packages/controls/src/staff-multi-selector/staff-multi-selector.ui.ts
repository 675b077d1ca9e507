import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { staffMultiSelectorText } from './staff-multi-selector.locale.ts';

export const staffMultiSelectorViews = defineViews({
  name: staffMultiSelectorText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/TeamOutlined')),
  group: 'basic',
  desktop: lazyView(() => import('./StaffMultiSelectorDesktop.tsx'), 'StaffMultiSelectorDesktop'),
  mobile: lazyView(() => import('./StaffMultiSelectorMobile.tsx'), 'StaffMultiSelectorMobile'),
  readonly: lazyView(() => import('../unit-picker/UnitReadonly.tsx'), 'UnitReadonly'),
});
