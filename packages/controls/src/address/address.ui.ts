import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./AddressDesktop.tsx'), 'AddressDesktop');
const mobile = lazyFace(() => import('./AddressMobile.tsx'), 'AddressMobile');

export const addressFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/HomeOutlined')),
  group: 'basic',
  desktop,
  mobile,
});
