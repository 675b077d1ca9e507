import { UserOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./StaffSelectorDesktop.tsx'), 'StaffSelectorDesktop');

export const staffSelectorFaces = defineFaces({
  icon: UserOutlined,
  group: 'basic',
  desktop,
});
