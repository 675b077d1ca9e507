import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { approvalOpinionText } from './approval-opinion.locale.ts';

const desktop = lazyView(() => import('./OpinionsView.tsx'), 'OpinionsView');

export const approvalOpinionViews = defineViews({
  name: approvalOpinionText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/AuditOutlined')),
  group: 'advanced',
  desktop,
  readonly: desktop,
  frame: 'whole',
});
