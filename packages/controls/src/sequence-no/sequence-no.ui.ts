import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { sequenceNoText } from './sequence-no.locale.ts';

const readonly = lazyView(() => import('./SequenceNoReadonly.tsx'), 'SequenceNoReadonly');

export const sequenceNoViews = defineViews({
  name: sequenceNoText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/BarcodeOutlined')),
  group: 'system',
  desktop: readonly,
  readonly,
});
