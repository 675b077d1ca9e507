import { ClockCircleOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./TimeRangeDesktop.tsx'), 'TimeRangeDesktop');

export const timeRangeFaces = defineFaces({ icon: ClockCircleOutlined, group: 'basic', desktop, frame: 'whole' });
