import { CodeOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./HtmlDesktop.tsx'), 'HtmlDesktop');

export const htmlFaces = defineFaces({ icon: CodeOutlined, group: 'advanced', desktop, readonly: desktop, frame: 'bare' });
