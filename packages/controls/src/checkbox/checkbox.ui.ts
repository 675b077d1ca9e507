import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./CheckboxDesktop.tsx'), 'CheckboxDesktop');
const readonly = lazyFace(() => import('../open-choices/OpenChoicesReadonly.tsx'), 'OpenChoicesReadonly');

export const checkboxFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/CheckSquareOutlined')),
  group: 'basic',
  desktop,
  readonly,
  frame: 'whole',
});
