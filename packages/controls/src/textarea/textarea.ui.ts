import { AlignLeftOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./TextareaDesktop.tsx'), 'TextareaDesktop');
const readonly = lazyFace(() => import('./TextareaReadonly.tsx'), 'TextareaReadonly');

export const textareaFaces = defineFaces({
  icon: AlignLeftOutlined,
  group: 'basic',
  desktop,
  readonly,
});
