import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./OpinionsView.tsx'), 'OpinionsView');

export const approvalOpinionViews = defineViews({
  desktop,
  readonly: desktop,
  frame: 'whole',
});
