import { ClockCircleOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./TimeDesktop.tsx'), 'TimeDesktop');

export const timeFaces = defineFaces({ icon: ClockCircleOutlined, group: 'basic', desktop });
