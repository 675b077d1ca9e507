import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { urgencyLevelText } from './urgency-level.locale.ts';

const desktop = lazyView(() => import('./UrgencyLevelDesktop.tsx'), 'UrgencyLevelDesktop');

export const urgencyLevelViews = defineViews({
  name: urgencyLevelText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ThunderboltOutlined')),
  group: 'system',
  desktop,
  frame: 'whole',
});
