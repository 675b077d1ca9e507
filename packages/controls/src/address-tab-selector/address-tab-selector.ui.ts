import { ClusterOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./AddressTabSelectorDesktop.tsx'), 'AddressTabSelectorDesktop');
const mobile = lazyFace(() => import('./AddressTabSelectorMobile.tsx'), 'AddressTabSelectorMobile');

export const addressTabSelectorFaces = defineFaces({ icon: ClusterOutlined, group: 'basic', desktop, mobile });
