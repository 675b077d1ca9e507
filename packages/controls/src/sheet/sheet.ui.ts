import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { sheetText } from './sheet.locale.ts';

const desktop = lazyView(() => import('./SheetDesktop.tsx'), 'SheetDesktop');
const mobile = lazyView(() => import('./SheetMobile.tsx'), 'SheetMobile');
const readonly = lazyView(() => import('./SheetReadonly.tsx'), 'SheetReadonly');

export const sheetViews = defineViews({
  name: sheetText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/TableOutlined')),
  group: 'advanced',
  desktop,
  mobile,
  readonly,
  frame: 'whole',
});
