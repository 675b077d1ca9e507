import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./TextDesktop.tsx'), 'TextDesktop');

export const textViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/FontSizeOutlined')),
  group: 'basic',
  desktop,
});
