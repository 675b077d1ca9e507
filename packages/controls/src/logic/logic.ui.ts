import { defineViews, lazyView } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./LogicDesktop.tsx'), 'LogicDesktop');

export const logicViews = defineViews({
  desktop,
  frame: 'whole',
});
