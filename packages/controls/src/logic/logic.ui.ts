import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./LogicDesktop.tsx'), 'LogicDesktop');

export const logicFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/QuestionCircleOutlined')),
  group: 'basic',
  desktop,
  frame: 'whole',
});
