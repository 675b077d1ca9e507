import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

export const departmentSelectorFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ApartmentOutlined')),
  group: 'basic',
  desktop: lazyFace(() => import('./DepartmentSelectorDesktop.tsx'), 'DepartmentSelectorDesktop'),
  mobile: lazyFace(() => import('./DepartmentSelectorMobile.tsx'), 'DepartmentSelectorMobile'),
  readonly: lazyFace(() => import('../unit-picker/UnitReadonly.tsx'), 'UnitReadonly'),
});
