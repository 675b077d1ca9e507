import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { formContainerText } from './form-container.locale.ts';

const desktop = lazyView(() => import('./ContainerDesktop.tsx'), 'ContainerDesktop');

export const formContainerViews = defineViews({
  name: formContainerText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/BorderOutlined')),
  group: 'layout',
  desktop,
  readonly: desktop,
  frame: 'bare',
});
