import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';

export const departmentMultiSelectorViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ClusterOutlined')),
  group: 'basic',
  desktop: lazyView(() => import('./DepartmentMultiSelectorDesktop.tsx'), 'DepartmentMultiSelectorDesktop'),
  mobile: lazyView(() => import('./DepartmentMultiSelectorMobile.tsx'), 'DepartmentMultiSelectorMobile'),
  readonly: lazyView(() => import('../unit-picker/UnitReadonly.tsx'), 'UnitReadonly'),
});
