import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./DropdownDesktop.tsx'), 'DropdownDesktop');
const mobile = lazyView(() => import('./DropdownMobile.tsx'), 'DropdownMobile');

export const dropdownViews = defineViews({
  desktop,
  mobile,
});
