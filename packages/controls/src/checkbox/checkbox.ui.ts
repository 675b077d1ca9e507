import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./CheckboxDesktop.tsx'), 'CheckboxDesktop');
const readonly = lazyView(() => import('../open-choices/OpenChoicesReadonly.tsx'), 'OpenChoicesReadonly');

export const checkboxViews = defineViews({
  desktop,
  readonly,
  frame: 'whole',
});
