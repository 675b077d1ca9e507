import { PaperClipOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

export const attachmentFaces = defineFaces({
  icon: PaperClipOutlined,
  group: 'basic',
  desktop: lazyFace(() => import('./AttachmentDesktop.tsx'), 'AttachmentDesktop'),
  readonly: lazyFace(() => import('./AttachmentReadonly.tsx'), 'AttachmentReadonly'),
  frame: 'whole',
});
