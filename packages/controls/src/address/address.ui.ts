import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./AddressDesktop.tsx'), 'AddressDesktop');
const mobile = lazyView(() => import('./AddressMobile.tsx'), 'AddressMobile');

export const addressViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/HomeOutlined')),
  group: 'basic',
  desktop,
  mobile,
});
