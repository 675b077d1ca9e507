import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { addressText } from './address.locale.ts';

const desktop = lazyView(() => import('./AddressDesktop.tsx'), 'AddressDesktop');
const mobile = lazyView(() => import('./AddressMobile.tsx'), 'AddressMobile');

export const addressViews = defineViews({
  name: addressText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/HomeOutlined')),
  group: 'basic',
  desktop,
  mobile,
});
