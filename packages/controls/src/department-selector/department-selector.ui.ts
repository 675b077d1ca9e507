import { ApartmentOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

export const departmentSelectorFaces = defineFaces({
  icon: ApartmentOutlined,
  group: 'basic',
  desktop: lazyFace(() => import('./DepartmentSelectorDesktop.tsx'), 'DepartmentSelectorDesktop'),
  mobile: lazyFace(() => import('./DepartmentSelectorMobile.tsx'), 'DepartmentSelectorMobile'),
  readonly: lazyFace(() => import('../unit-picker/UnitReadonly.tsx'), 'UnitReadonly'),
});
