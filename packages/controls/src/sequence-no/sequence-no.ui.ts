import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const readonly = lazyFace(() => import('./SequenceNoReadonly.tsx'), 'SequenceNoReadonly');

export const sequenceNoFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/BarcodeOutlined')),
  group: 'system',
  desktop: readonly,
  readonly,
});
