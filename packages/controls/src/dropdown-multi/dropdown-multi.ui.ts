import { defineFaces, lazyFace, lazyIcon } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('../dropdown/LongDropdown.tsx'), 'DropdownMultiDesktop');

export const dropdownMultiFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/UnorderedListOutlined')),
  group: 'basic',
  desktop,
});
