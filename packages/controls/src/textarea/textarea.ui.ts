import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./TextareaDesktop.tsx'), 'TextareaDesktop');
const readonly = lazyFace(() => import('./TextareaReadonly.tsx'), 'TextareaReadonly');

export const textareaFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/AlignLeftOutlined')),
  group: 'basic',
  desktop,
  readonly,
});
