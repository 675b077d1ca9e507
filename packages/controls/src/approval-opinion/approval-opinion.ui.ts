import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./OpinionsView.tsx'), 'OpinionsView');

export const approvalOpinionViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/AuditOutlined')),
  group: 'advanced',
  desktop,
  readonly: desktop,
  frame: 'whole',
});
