import { EnvironmentOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./LocationDesktop.tsx'), 'LocationDesktop');

export const locationFaces = defineFaces({ icon: EnvironmentOutlined, group: 'basic', desktop, frame: 'whole' });
