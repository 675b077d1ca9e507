import { LinkOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

export const relevanceFormFaces = defineFaces({
  icon: LinkOutlined,
  group: 'advanced',
  desktop: lazyFace(() => import('./RelevanceFormDesktop.tsx'), 'RelevanceFormDesktop'),
  mobile: lazyFace(() => import('./RelevanceFormMobile.tsx'), 'RelevanceFormMobile'),
});
