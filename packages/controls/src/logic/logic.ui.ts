import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./LogicDesktop.tsx'), 'LogicDesktop');

export const logicViews = defineViews({
  desktop,
  frame: 'whole',
});
