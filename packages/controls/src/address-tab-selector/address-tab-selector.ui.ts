import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { addressTabSelectorText } from './address-tab-selector.locale.ts';

const desktop = lazyView(() => import('./AddressTabSelectorDesktop.tsx'), 'AddressTabSelectorDesktop');
const mobile = lazyView(() => import('./AddressTabSelectorMobile.tsx'), 'AddressTabSelectorMobile');

export const addressTabSelectorViews = defineViews({
  name: addressTabSelectorText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ClusterOutlined')),
  group: 'basic',
  desktop,
  mobile,
});
