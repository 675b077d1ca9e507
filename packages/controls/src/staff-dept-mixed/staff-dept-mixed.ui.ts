import { SolutionOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

export const staffDeptMixedFaces = defineFaces({
  icon: SolutionOutlined,
  group: 'basic',
  desktop: lazyFace(() => import('./StaffDeptMixedDesktop.tsx'), 'StaffDeptMixedDesktop'),
  mobile: lazyFace(() => import('./StaffDeptMixedMobile.tsx'), 'StaffDeptMixedMobile'),
  readonly: lazyFace(() => import('../unit-picker/UnitReadonly.tsx'), 'UnitReadonly'),
});
