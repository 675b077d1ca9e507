import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

export const staffDeptMixedViews = defineViews({
  desktop: lazyView(() => import('./StaffDeptMixedDesktop.tsx'), 'StaffDeptMixedDesktop'),
  mobile: lazyView(() => import('./StaffDeptMixedMobile.tsx'), 'StaffDeptMixedMobile'),
  readonly: lazyView(() => import('../unit-picker/UnitReadonly.tsx'), 'UnitReadonly'),
});
