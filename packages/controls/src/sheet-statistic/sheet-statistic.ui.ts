import { defineViews, lazyIcon } from '../view/define-views.ui.ts';
import { sheetStatisticText } from './sheet-statistic.locale.ts';

export const sheetStatisticViews = defineViews({
  name: sheetStatisticText.name,
  icon: lazyIcon(() => import('@ant-design/icons/es/icons/CalculatorOutlined')),
  group: 'advanced',
});
