import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./TextareaDesktop.tsx'), 'TextareaDesktop');
const readonly = lazyView(() => import('./TextareaReadonly.tsx'), 'TextareaReadonly');

export const textareaViews = defineViews({
  desktop,
  readonly,
});
