import { defineViews, lazyIcon } from '../view/define-views.ui.ts';

export const sheetStatisticViews = defineViews({
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/CalculatorOutlined')),
  group: 'advanced',
});
