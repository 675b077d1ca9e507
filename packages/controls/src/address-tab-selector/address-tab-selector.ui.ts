import { defineViews, lazyView } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./AddressTabSelectorDesktop.tsx'), 'AddressTabSelectorDesktop');
const mobile = lazyView(() => import('./AddressTabSelectorMobile.tsx'), 'AddressTabSelectorMobile');

export const addressTabSelectorViews = defineViews({
  desktop,
  mobile,
});
