import { TeamOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./StaffMultiSelectorDesktop.tsx'), 'StaffMultiSelectorDesktop');

export const staffMultiSelectorFaces = defineFaces({
  icon: TeamOutlined,
  group: 'basic',
  desktop,
});
