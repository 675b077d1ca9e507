import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./AddressTabSelectorDesktop.tsx'), 'AddressTabSelectorDesktop');
const mobile = lazyView(() => import('./AddressTabSelectorMobile.tsx'), 'AddressTabSelectorMobile');

export const addressTabSelectorViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ClusterOutlined')),
  group: 'basic',
  desktop,
  mobile,
});
