import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const readonly = lazyView(() => import('./SequenceNoReadonly.tsx'), 'SequenceNoReadonly');

export const sequenceNoViews = defineViews({
  desktop: readonly,
  readonly,
});
