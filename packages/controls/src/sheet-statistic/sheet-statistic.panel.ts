import type { PropertyTexts } from '../props/property-text.ts';

/** The texts of the properties that only this control has, or that mean something else here. */
export const panel: PropertyTexts = {
  target: {
    label: { zh: '統計欄位', en: 'Column' },
    help: { zh: '要統計子表的哪個欄位。', en: 'The sub-table column to summarise.' },
  },
  statisticMode: {
    label: { zh: '統計方式', en: 'Statistic' },
    help: { zh: '合計、平均、最小或最大。', en: 'Sum, average, minimum or maximum.' },
    choices: {
      none: { zh: '無', en: 'None' },
      sum: { zh: '合計', en: 'Sum' },
      avg: { zh: '平均', en: 'Average' },
      min: { zh: '最小', en: 'Minimum' },
      max: { zh: '最大', en: 'Maximum' },
    },
  },
};
