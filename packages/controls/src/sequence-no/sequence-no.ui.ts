import { defineViews, lazyView } from '../view/define-views.ui.ts';

const readonly = lazyView(() => import('./SequenceNoReadonly.tsx'), 'SequenceNoReadonly');

export const sequenceNoViews = defineViews({
  desktop: readonly,
  readonly,
});
