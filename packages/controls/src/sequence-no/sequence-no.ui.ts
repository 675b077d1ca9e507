import { BarcodeOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const readonly = lazyFace(() => import('./SequenceNoReadonly.tsx'), 'SequenceNoReadonly');

export const sequenceNoFaces = defineFaces({
  icon: BarcodeOutlined,
  group: 'system',
  desktop: readonly,
  readonly,
});
