import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./TimeDesktop.tsx'), 'TimeDesktop');

export const timeViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/ClockCircleOutlined')),
  group: 'basic',
  desktop,
});
