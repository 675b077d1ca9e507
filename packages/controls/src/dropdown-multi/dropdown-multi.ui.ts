import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('../dropdown/LongDropdown.tsx'), 'DropdownMultiDesktop');

export const dropdownMultiFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/UnorderedListOutlined')),
  group: 'basic',
  desktop,
});
