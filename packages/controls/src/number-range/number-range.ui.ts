import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./NumberRangeDesktop.tsx'), 'NumberRangeDesktop');

export const numberRangeViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/NumberOutlined')),
  group: 'basic',
  desktop,
  frame: 'whole',
});
