import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./TabsDesktop.tsx'), 'TabsDesktop');

export const tabsViews = defineViews({
  desktop,
  mobile: lazyView(() => import('./TabsMobile.tsx'), 'TabsMobile'),
  readonly: desktop,
  frame: 'bare',
});
