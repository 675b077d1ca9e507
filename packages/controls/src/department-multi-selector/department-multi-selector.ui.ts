import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { departmentMultiSelectorText } from './department-multi-selector.locale.ts';

export const departmentMultiSelectorViews = defineViews({
  name: departmentMultiSelectorText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ClusterOutlined')),
  group: 'basic',
  desktop: lazyView(() => import('./DepartmentMultiSelectorDesktop.tsx'), 'DepartmentMultiSelectorDesktop'),
  mobile: lazyView(() => import('./DepartmentMultiSelectorMobile.tsx'), 'DepartmentMultiSelectorMobile'),
  readonly: lazyView(() => import('../unit-picker/UnitReadonly.tsx'), 'UnitReadonly'),
});
