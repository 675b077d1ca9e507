import { TableOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./SheetDesktop.tsx'), 'SheetDesktop');

export const sheetFaces = defineFaces({
  icon: TableOutlined,
  group: 'advanced',
  desktop,
  frame: 'whole',
});
