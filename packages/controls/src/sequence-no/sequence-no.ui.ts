import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';

const readonly = lazyView(() => import('./SequenceNoReadonly.tsx'), 'SequenceNoReadonly');

export const sequenceNoViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/BarcodeOutlined')),
  group: 'system',
  desktop: readonly,
  readonly,
});
