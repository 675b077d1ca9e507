import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { reverseRelevanceText } from './reverse-relevance.locale.ts';

const desktop = lazyView(() => import('./ReverseRelevanceDesktop.tsx'), 'ReverseRelevanceDesktop');

// There is no input, so the read-only view is the same.
export const reverseRelevanceViews = defineViews({
  name: reverseRelevanceText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/RollbackOutlined')),
  group: 'advanced',
  frame: 'whole',
  desktop,
  readonly: desktop,
  mobile: lazyView(() => import('./ReverseRelevanceMobile.tsx'), 'ReverseRelevanceMobile'),
});
