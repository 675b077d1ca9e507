import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('../dropdown/LongDropdown.tsx'), 'DropdownMultiDesktop');

export const dropdownMultiViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/UnorderedListOutlined')),
  group: 'basic',
  desktop,
});
