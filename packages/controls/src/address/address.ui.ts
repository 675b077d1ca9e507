import { HomeOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./AddressDesktop.tsx'), 'AddressDesktop');
const mobile = lazyFace(() => import('./AddressMobile.tsx'), 'AddressMobile');

export const addressFaces = defineFaces({ icon: HomeOutlined, group: 'basic', desktop, mobile });
