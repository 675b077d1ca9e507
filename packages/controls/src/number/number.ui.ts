import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { numberText } from './number.locale.ts';

const desktop = lazyView(() => import('./NumberDesktop.tsx'), 'NumberDesktop');

export const numberViews = defineViews({
  name: numberText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/NumberOutlined')),
  group: 'basic',
  desktop,
});
