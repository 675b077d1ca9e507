import { HighlightOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

export const signatureFaces = defineFaces({
  icon: HighlightOutlined,
  group: 'basic',
  desktop: lazyFace(() => import('./SignatureDesktop.tsx'), 'SignatureDesktop'),
  readonly: lazyFace(() => import('./SignatureReadonly.tsx'), 'SignatureReadonly'),
  frame: 'whole',
});
