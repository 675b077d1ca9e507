import { FileOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./TabsPanelDesktop.tsx'), 'TabsPanelDesktop');

export const tabsPanelFaces = defineFaces({ icon: FileOutlined, group: 'layout', desktop, readonly: desktop, frame: 'bare' });
