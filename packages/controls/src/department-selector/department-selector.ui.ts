import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

export const departmentSelectorViews = defineViews({
  desktop: lazyView(() => import('./DepartmentSelectorDesktop.tsx'), 'DepartmentSelectorDesktop'),
  mobile: lazyView(() => import('./DepartmentSelectorMobile.tsx'), 'DepartmentSelectorMobile'),
  readonly: lazyView(() => import('../unit-picker/UnitReadonly.tsx'), 'UnitReadonly'),
});
