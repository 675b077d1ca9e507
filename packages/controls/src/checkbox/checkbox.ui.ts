import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { checkboxText } from './checkbox.locale.ts';

const desktop = lazyView(() => import('./CheckboxDesktop.tsx'), 'CheckboxDesktop');
const readonly = lazyView(() => import('../open-choices/OpenChoicesReadonly.tsx'), 'OpenChoicesReadonly');

export const checkboxViews = defineViews({
  name: checkboxText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/CheckSquareOutlined')),
  group: 'basic',
  desktop,
  readonly,
  frame: 'whole',
});
