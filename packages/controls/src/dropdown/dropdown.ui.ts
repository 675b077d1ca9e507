import { DownSquareOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./DropdownDesktop.tsx'), 'DropdownDesktop');

export const dropdownFaces = defineFaces({
  icon: DownSquareOutlined,
  group: 'basic',
  desktop,
});
