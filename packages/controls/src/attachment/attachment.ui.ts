import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

export const attachmentFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/PaperClipOutlined')),
  group: 'basic',
  desktop: lazyFace(() => import('./AttachmentDesktop.tsx'), 'AttachmentDesktop'),
  readonly: lazyFace(() => import('./AttachmentReadonly.tsx'), 'AttachmentReadonly'),
  frame: 'whole',
});
