import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./AddressTabSelectorDesktop.tsx'), 'AddressTabSelectorDesktop');
const mobile = lazyView(() => import('./AddressTabSelectorMobile.tsx'), 'AddressTabSelectorMobile');

export const addressTabSelectorViews = defineViews({
  desktop,
  mobile,
});
