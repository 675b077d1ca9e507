import { InfoCircleOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./TipsDesktop.tsx'), 'TipsDesktop');

export const tipsFaces = defineFaces({ icon: InfoCircleOutlined, group: 'layout', desktop, readonly: desktop, frame: 'bare' });
