import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./OpinionsView.tsx'), 'OpinionsView');

export const approvalOpinionFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/AuditOutlined')),
  group: 'advanced',
  desktop,
  readonly: desktop,
  frame: 'whole',
});
