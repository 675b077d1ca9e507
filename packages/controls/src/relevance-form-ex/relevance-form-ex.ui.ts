import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';

export const relevanceFormExViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ClusterOutlined')),
  group: 'advanced',
  desktop: lazyView(() => import('./RelevanceFormExDesktop.tsx'), 'RelevanceFormExDesktop'),
  mobile: lazyView(() => import('./RelevanceFormExMobile.tsx'), 'RelevanceFormExMobile'),
});
