import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

export const staffSelectorFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/UserOutlined')),
  group: 'basic',
  desktop: lazyFace(() => import('./StaffSelectorDesktop.tsx'), 'StaffSelectorDesktop'),
  mobile: lazyFace(() => import('./StaffSelectorMobile.tsx'), 'StaffSelectorMobile'),
  readonly: lazyFace(() => import('../unit-picker/UnitReadonly.tsx'), 'UnitReadonly'),
});
