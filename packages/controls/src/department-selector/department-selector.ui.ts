import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';

export const departmentSelectorViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ApartmentOutlined')),
  group: 'basic',
  desktop: lazyView(() => import('./DepartmentSelectorDesktop.tsx'), 'DepartmentSelectorDesktop'),
  mobile: lazyView(() => import('./DepartmentSelectorMobile.tsx'), 'DepartmentSelectorMobile'),
  readonly: lazyView(() => import('../unit-picker/UnitReadonly.tsx'), 'UnitReadonly'),
});
