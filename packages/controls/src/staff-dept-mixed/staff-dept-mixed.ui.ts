import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

export const staffDeptMixedFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/SolutionOutlined')),
  group: 'basic',
  desktop: lazyFace(() => import('./StaffDeptMixedDesktop.tsx'), 'StaffDeptMixedDesktop'),
  mobile: lazyFace(() => import('./StaffDeptMixedMobile.tsx'), 'StaffDeptMixedMobile'),
  readonly: lazyFace(() => import('../unit-picker/UnitReadonly.tsx'), 'UnitReadonly'),
});
