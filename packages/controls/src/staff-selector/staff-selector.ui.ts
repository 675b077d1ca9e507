import { UserOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

export const staffSelectorFaces = defineFaces({
  icon: UserOutlined,
  group: 'basic',
  desktop: lazyFace(() => import('./StaffSelectorDesktop.tsx'), 'StaffSelectorDesktop'),
  mobile: lazyFace(() => import('./StaffSelectorMobile.tsx'), 'StaffSelectorMobile'),
  readonly: lazyFace(() => import('../unit-picker/UnitReadonly.tsx'), 'UnitReadonly'),
});
