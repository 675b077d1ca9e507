import { CheckSquareOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./CheckboxDesktop.tsx'), 'CheckboxDesktop');

export const checkboxFaces = defineFaces({
  icon: CheckSquareOutlined,
  group: 'basic',
  desktop,
  frame: 'whole',
});
