import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { relevanceFormText } from './relevance-form.locale.ts';

export const relevanceFormViews = defineViews({
  name: relevanceFormText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/LinkOutlined')),
  group: 'advanced',
  desktop: lazyView(() => import('./RelevanceFormDesktop.tsx'), 'RelevanceFormDesktop'),
  mobile: lazyView(() => import('./RelevanceFormMobile.tsx'), 'RelevanceFormMobile'),
});
