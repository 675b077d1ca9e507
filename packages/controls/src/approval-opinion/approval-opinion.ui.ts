import { AuditOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./OpinionsView.tsx'), 'OpinionsView');

export const approvalOpinionFaces = defineFaces({ icon: AuditOutlined, group: 'advanced', desktop, readonly: desktop, frame: 'whole' });
