import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';

export const attachmentViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/PaperClipOutlined')),
  group: 'basic',
  desktop: lazyView(() => import('./AttachmentDesktop.tsx'), 'AttachmentDesktop'),
  readonly: lazyView(() => import('./AttachmentReadonly.tsx'), 'AttachmentReadonly'),
  frame: 'whole',
});
