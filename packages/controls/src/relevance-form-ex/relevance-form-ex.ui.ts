import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { relevanceFormExText } from './relevance-form-ex.locale.ts';

export const relevanceFormExViews = defineViews({
  name: relevanceFormExText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ClusterOutlined')),
  group: 'advanced',
  desktop: lazyView(() => import('./RelevanceFormExDesktop.tsx'), 'RelevanceFormExDesktop'),
  mobile: lazyView(() => import('./RelevanceFormExMobile.tsx'), 'RelevanceFormExMobile'),
});
