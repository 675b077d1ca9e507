import { NumberOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./NumberDesktop.tsx'), 'NumberDesktop');

export const numberFaces = defineFaces({
  icon: NumberOutlined,
  group: 'basic',
  desktop,
});
