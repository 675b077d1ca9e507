import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

export const departmentMultiSelectorViews = defineViews({
  desktop: lazyView(() => import('./DepartmentMultiSelectorDesktop.tsx'), 'DepartmentMultiSelectorDesktop'),
  mobile: lazyView(() => import('./DepartmentMultiSelectorMobile.tsx'), 'DepartmentMultiSelectorMobile'),
  readonly: lazyView(() => import('../unit-picker/UnitReadonly.tsx'), 'UnitReadonly'),
});
