import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./RadioDesktop.tsx'), 'RadioDesktop');
const readonly = lazyFace(() => import('../open-choices/OpenChoicesReadonly.tsx'), 'OpenChoicesReadonly');

export const radioFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/CheckCircleOutlined')),
  group: 'basic',
  desktop,
  readonly,
  frame: 'whole',
});
