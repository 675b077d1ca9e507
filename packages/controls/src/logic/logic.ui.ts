import { QuestionCircleOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./LogicDesktop.tsx'), 'LogicDesktop');

export const logicFaces = defineFaces({
  icon: QuestionCircleOutlined,
  group: 'basic',
  desktop,
  frame: 'whole',
});
