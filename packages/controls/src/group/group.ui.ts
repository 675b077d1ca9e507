import { MinusOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./GroupDesktop.tsx'), 'GroupDesktop');

export const groupFaces = defineFaces({
  icon: MinusOutlined,
  group: 'layout',
  desktop,
  readonly: desktop,
  frame: 'heading',
});
