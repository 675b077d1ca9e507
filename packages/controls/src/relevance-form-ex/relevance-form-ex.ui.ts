import { ClusterOutlined } from '@ant-design/icons';
import { defineFaces, lazyFace } from '../define-faces.ui.ts';

export const relevanceFormExFaces = defineFaces({
  icon: ClusterOutlined,
  group: 'advanced',
  desktop: lazyFace(() => import('./RelevanceFormExDesktop.tsx'), 'RelevanceFormExDesktop'),
  mobile: lazyFace(() => import('./RelevanceFormExMobile.tsx'), 'RelevanceFormExMobile'),
});
