import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./AddressDesktop.tsx'), 'AddressDesktop');
const mobile = lazyView(() => import('./AddressMobile.tsx'), 'AddressMobile');

export const addressViews = defineViews({
  desktop,
  mobile,
});
