import { UnorderedListOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('../dropdown/DropdownDesktop.tsx'), 'DropdownMultiDesktop');

export const dropdownMultiFaces = defineFaces({ icon: UnorderedListOutlined, group: 'basic', desktop });
