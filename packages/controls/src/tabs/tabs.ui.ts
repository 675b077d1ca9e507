import { FolderOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./TabsDesktop.tsx'), 'TabsDesktop');

export const tabsFaces = defineFaces({
  icon: FolderOutlined,
  group: 'layout',
  desktop,
  mobile: lazyFace(() => import('./TabsMobile.tsx'), 'TabsMobile'),
  readonly: desktop,
  frame: 'bare',
});
