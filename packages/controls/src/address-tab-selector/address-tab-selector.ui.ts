import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./AddressTabSelectorDesktop.tsx'), 'AddressTabSelectorDesktop');
const mobile = lazyFace(() => import('./AddressTabSelectorMobile.tsx'), 'AddressTabSelectorMobile');

export const addressTabSelectorFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ClusterOutlined')),
  group: 'basic',
  desktop,
  mobile,
});
