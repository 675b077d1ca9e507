import { TeamOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

export const staffMultiSelectorFaces = defineFaces({
  icon: TeamOutlined,
  group: 'basic',
  desktop: lazyFace(() => import('./StaffMultiSelectorDesktop.tsx'), 'StaffMultiSelectorDesktop'),
  mobile: lazyFace(() => import('./StaffMultiSelectorMobile.tsx'), 'StaffMultiSelectorMobile'),
  readonly: lazyFace(() => import('../unit-picker/UnitReadonly.tsx'), 'UnitReadonly'),
});
