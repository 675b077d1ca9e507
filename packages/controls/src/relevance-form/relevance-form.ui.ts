import { LinkOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

const desktop = lazyFace(() => import('./RelevanceFormDesktop.tsx'), 'RelevanceFormDesktop');

export const relevanceFormFaces = defineFaces({
  icon: LinkOutlined,
  group: 'advanced',
  desktop,
});
