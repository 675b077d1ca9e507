import { BorderOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./ContainerDesktop.tsx'), 'ContainerDesktop');

export const formContainerFaces = defineFaces({ icon: BorderOutlined, group: 'layout', desktop, readonly: desktop, frame: 'bare' });
