import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

export const staffMultiSelectorViews = defineViews({
  desktop: lazyView(() => import('./StaffMultiSelectorDesktop.tsx'), 'StaffMultiSelectorDesktop'),
  mobile: lazyView(() => import('./StaffMultiSelectorMobile.tsx'), 'StaffMultiSelectorMobile'),
  readonly: lazyView(() => import('../unit-picker/UnitReadonly.tsx'), 'UnitReadonly'),
});
