import { TagOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./LabelDesktop.tsx'), 'LabelDesktop');

export const labelFaces = defineFaces({
  icon: TagOutlined,
  group: 'layout',
  desktop,
  readonly: desktop,
  frame: 'bare',
});
