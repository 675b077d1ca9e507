import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { attachmentText } from './attachment.locale.ts';

export const attachmentViews = defineViews({
  name: attachmentText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/PaperClipOutlined')),
  group: 'basic',
  desktop: lazyView(() => import('./AttachmentDesktop.tsx'), 'AttachmentDesktop'),
  readonly: lazyView(() => import('./AttachmentReadonly.tsx'), 'AttachmentReadonly'),
  frame: 'whole',
});
