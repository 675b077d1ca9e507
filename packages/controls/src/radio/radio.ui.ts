import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./RadioDesktop.tsx'), 'RadioDesktop');
const readonly = lazyView(() => import('../open-choices/OpenChoicesReadonly.tsx'), 'OpenChoicesReadonly');

export const radioViews = defineViews({
  desktop,
  readonly,
  frame: 'whole',
});
