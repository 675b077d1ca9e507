import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./LabelDesktop.tsx'), 'LabelDesktop');

export const labelViews = defineViews({
  desktop,
  readonly: desktop,
  frame: 'bare',
});
