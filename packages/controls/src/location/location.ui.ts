import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { locationText } from './location.locale.ts';

const desktop = lazyView(() => import('./LocationDesktop.tsx'), 'LocationDesktop');

export const locationViews = defineViews({
  name: locationText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/EnvironmentOutlined')),
  group: 'basic',
  desktop,
  frame: 'whole',
});
