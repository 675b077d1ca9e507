import { CheckCircleOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./RadioDesktop.tsx'), 'RadioDesktop');

export const radioFaces = defineFaces({
  icon: CheckCircleOutlined,
  group: 'basic',
  desktop,
  frame: 'whole',
});
