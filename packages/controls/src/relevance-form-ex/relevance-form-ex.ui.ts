import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

export const relevanceFormExFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ClusterOutlined')),
  group: 'advanced',
  desktop: lazyFace(() => import('./RelevanceFormExDesktop.tsx'), 'RelevanceFormExDesktop'),
  mobile: lazyFace(() => import('./RelevanceFormExMobile.tsx'), 'RelevanceFormExMobile'),
});
