import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('../dropdown/LongDropdown.tsx'), 'DropdownMultiDesktop');

export const dropdownMultiViews = defineViews({
  desktop,
});
