import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./SheetDesktop.tsx'), 'SheetDesktop');
const mobile = lazyView(() => import('./SheetMobile.tsx'), 'SheetMobile');
const readonly = lazyView(() => import('./SheetReadonly.tsx'), 'SheetReadonly');

export const sheetViews = defineViews({
  desktop,
  mobile,
  readonly,
  frame: 'whole',
});
