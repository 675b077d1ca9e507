import { CheckCircleOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./RadioDesktop.tsx'), 'RadioDesktop');
const readonly = lazyFace(() => import('../open-choices/OpenChoicesReadonly.tsx'), 'OpenChoicesReadonly');

export const radioFaces = defineFaces({
  icon: CheckCircleOutlined,
  group: 'basic',
  desktop,
  readonly,
  frame: 'whole',
});
