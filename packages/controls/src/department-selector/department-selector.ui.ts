import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { departmentSelectorText } from './department-selector.locale.ts';

export const departmentSelectorViews = defineViews({
  name: departmentSelectorText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ApartmentOutlined')),
  group: 'basic',
  desktop: lazyView(() => import('./DepartmentSelectorDesktop.tsx'), 'DepartmentSelectorDesktop'),
  mobile: lazyView(() => import('./DepartmentSelectorMobile.tsx'), 'DepartmentSelectorMobile'),
  readonly: lazyView(() => import('../unit-picker/UnitReadonly.tsx'), 'UnitReadonly'),
});
