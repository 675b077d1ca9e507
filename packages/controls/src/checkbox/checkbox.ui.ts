import { CheckSquareOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./CheckboxDesktop.tsx'), 'CheckboxDesktop');
const readonly = lazyFace(() => import('../open-choices/OpenChoicesReadonly.tsx'), 'OpenChoicesReadonly');

export const checkboxFaces = defineFaces({
  icon: CheckSquareOutlined,
  group: 'basic',
  desktop,
  readonly,
  frame: 'whole',
});
