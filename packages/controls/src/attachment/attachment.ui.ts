import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

export const attachmentViews = defineViews({
  desktop: lazyView(() => import('./AttachmentDesktop.tsx'), 'AttachmentDesktop'),
  readonly: lazyView(() => import('./AttachmentReadonly.tsx'), 'AttachmentReadonly'),
  frame: 'whole',
});
