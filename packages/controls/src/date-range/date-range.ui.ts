import { CalendarOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./DateRangeDesktop.tsx'), 'DateRangeDesktop');

export const dateRangeFaces = defineFaces({ icon: CalendarOutlined, group: 'basic', desktop, frame: 'whole' });
