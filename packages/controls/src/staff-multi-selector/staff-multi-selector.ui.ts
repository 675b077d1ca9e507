import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

export const staffMultiSelectorFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/TeamOutlined')),
  group: 'basic',
  desktop: lazyFace(() => import('./StaffMultiSelectorDesktop.tsx'), 'StaffMultiSelectorDesktop'),
  mobile: lazyFace(() => import('./StaffMultiSelectorMobile.tsx'), 'StaffMultiSelectorMobile'),
  readonly: lazyFace(() => import('../unit-picker/UnitReadonly.tsx'), 'UnitReadonly'),
});
