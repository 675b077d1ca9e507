import { CalendarOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./DateDesktop.tsx'), 'DateDesktop');

export const dateFaces = defineFaces({
  icon: CalendarOutlined,
  group: 'basic',
  desktop,
});
