import { defineFaces, lazyFace, lazyIcon } from '../face/define-faces.ui.ts';

export const relevanceFormFaces = defineFaces({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/LinkOutlined')),
  group: 'advanced',
  desktop: lazyFace(() => import('./RelevanceFormDesktop.tsx'), 'RelevanceFormDesktop'),
  mobile: lazyFace(() => import('./RelevanceFormMobile.tsx'), 'RelevanceFormMobile'),
});
