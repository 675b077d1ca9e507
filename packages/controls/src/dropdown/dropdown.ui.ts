import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./DropdownDesktop.tsx'), 'DropdownDesktop');
const mobile = lazyFace(() => import('./DropdownMobile.tsx'), 'DropdownMobile');

export const dropdownFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/DownSquareOutlined')),
  group: 'basic',
  desktop,
  mobile,
});
