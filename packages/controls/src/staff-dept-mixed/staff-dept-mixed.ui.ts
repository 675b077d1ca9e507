import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { staffDeptMixedText } from './staff-dept-mixed.locale.ts';

export const staffDeptMixedViews = defineViews({
  name: staffDeptMixedText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/SolutionOutlined')),
  group: 'basic',
  desktop: lazyView(() => import('./StaffDeptMixedDesktop.tsx'), 'StaffDeptMixedDesktop'),
  mobile: lazyView(() => import('./StaffDeptMixedMobile.tsx'), 'StaffDeptMixedMobile'),
  readonly: lazyView(() => import('../unit-picker/UnitReadonly.tsx'), 'UnitReadonly'),
});
