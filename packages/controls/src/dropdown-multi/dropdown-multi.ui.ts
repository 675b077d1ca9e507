import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { dropdownMultiText } from './dropdown-multi.locale.ts';

const desktop = lazyView(() => import('../dropdown/LongDropdown.tsx'), 'DropdownMultiDesktop');

export const dropdownMultiViews = defineViews({
  name: dropdownMultiText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/UnorderedListOutlined')),
  group: 'basic',
  desktop,
});
