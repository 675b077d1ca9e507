import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

const desktop = lazyFace(() => import('./SheetDesktop.tsx'), 'SheetDesktop');
const mobile = lazyFace(() => import('./SheetMobile.tsx'), 'SheetMobile');
const readonly = lazyFace(() => import('./SheetReadonly.tsx'), 'SheetReadonly');

export const sheetFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/TableOutlined')),
  group: 'advanced',
  desktop,
  mobile,
  readonly,
  frame: 'whole',
});
