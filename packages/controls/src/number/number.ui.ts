import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./NumberDesktop.tsx'), 'NumberDesktop');

export const numberViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/NumberOutlined')),
  group: 'basic',
  desktop,
});
