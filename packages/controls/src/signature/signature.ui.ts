import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { signatureText } from './signature.locale.ts';

export const signatureViews = defineViews({
  name: signatureText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/HighlightOutlined')),
  group: 'basic',
  desktop: lazyView(() => import('./SignatureDesktop.tsx'), 'SignatureDesktop'),
  readonly: lazyView(() => import('./SignatureReadonly.tsx'), 'SignatureReadonly'),
  cell: lazyView(() => import('../upload/ImageCell.tsx'), 'ImageCell'),
  frame: 'whole',
});
