import { ClusterOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

export const departmentMultiSelectorFaces = defineFaces({
  icon: ClusterOutlined,
  group: 'basic',
  desktop: lazyFace(() => import('./DepartmentMultiSelectorDesktop.tsx'), 'DepartmentMultiSelectorDesktop'),
  mobile: lazyFace(() => import('./DepartmentMultiSelectorMobile.tsx'), 'DepartmentMultiSelectorMobile'),
  readonly: lazyFace(() => import('../unit-picker/UnitReadonly.tsx'), 'UnitReadonly'),
});
