import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

export const departmentMultiSelectorFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ClusterOutlined')),
  group: 'basic',
  desktop: lazyFace(() => import('./DepartmentMultiSelectorDesktop.tsx'), 'DepartmentMultiSelectorDesktop'),
  mobile: lazyFace(() => import('./DepartmentMultiSelectorMobile.tsx'), 'DepartmentMultiSelectorMobile'),
  readonly: lazyFace(() => import('../unit-picker/UnitReadonly.tsx'), 'UnitReadonly'),
});
