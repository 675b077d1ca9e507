import { NumberOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./NumberRangeDesktop.tsx'), 'NumberRangeDesktop');

export const numberRangeFaces = defineFaces({ icon: NumberOutlined, group: 'basic', desktop, frame: 'whole' });
