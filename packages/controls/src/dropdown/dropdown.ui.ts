import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { dropdownText } from './dropdown.locale.ts';

const desktop = lazyView(() => import('./DropdownDesktop.tsx'), 'DropdownDesktop');
const mobile = lazyView(() => import('./DropdownMobile.tsx'), 'DropdownMobile');

export const dropdownViews = defineViews({
  name: dropdownText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/DownSquareOutlined')),
  group: 'basic',
  desktop,
  mobile,
});
