import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';

const desktop = lazyView(() => import('./ContainerDesktop.tsx'), 'ContainerDesktop');

export const formContainerViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/BorderOutlined')),
  group: 'layout',
  desktop,
  readonly: desktop,
  frame: 'bare',
});
