import { defineViews, lazyView } from '../presentation/define-views.ui.ts';

const desktop = lazyView(() => import('./ContainerDesktop.tsx'), 'ContainerDesktop');

export const formContainerViews = defineViews({
  desktop,
  readonly: desktop,
  frame: 'bare',
});
