import { defineViews, lazyView, lazyIcon } from '../view/define-views.ui.ts';
import { numberRangeText } from './number-range.locale.ts';

const desktop = lazyView(() => import('./NumberRangeDesktop.tsx'), 'NumberRangeDesktop');

export const numberRangeViews = defineViews({
  name: numberRangeText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/NumberOutlined')),
  group: 'basic',
  desktop,
  frame: 'whole',
});
