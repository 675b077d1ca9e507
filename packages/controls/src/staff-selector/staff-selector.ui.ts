import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

export const staffSelectorViews = defineViews({
  desktop: lazyView(() => import('./StaffSelectorDesktop.tsx'), 'StaffSelectorDesktop'),
  mobile: lazyView(() => import('./StaffSelectorMobile.tsx'), 'StaffSelectorMobile'),
  readonly: lazyView(() => import('../unit-picker/UnitReadonly.tsx'), 'UnitReadonly'),
});
