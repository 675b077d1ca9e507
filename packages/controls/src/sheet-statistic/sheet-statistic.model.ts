import { defineControl } from '@inkstone/form-engine';
import { labelProps } from '../props/control-props.ts';
import { numberBehaviour } from '../values/number-value.ts';
import type { NumberValue } from '../values/number-format.ts';
import { numberFormatProps } from '../number/number.model.ts';

/** The sum, average, minimum or maximum of a sheet's column (`items.amount`); always computed by the form. */
export const sheetStatisticModel = defineControl<NumberValue>({
  ...numberBehaviour,
  type: 'sheet-statistic',
  code: 300,
  dataItemTypes: ['Number'],
  role: 'statistic',
  props: {
    ...labelProps,
    ...numberFormatProps,
    format: { ...numberFormatProps.format, default: 'none' },
    target: { default: undefined, hint: 'column', label: { zh: '統計欄位', en: 'Column' } },
    statisticMode: {
      default: 'sum',
      hint: {
        kind: 'select',
        choices: [
          { value: 'none', label: { zh: '無', en: 'None' } },
          { value: 'sum', label: { zh: '合計', en: 'Sum' } },
          { value: 'avg', label: { zh: '平均', en: 'Average' } },
          { value: 'min', label: { zh: '最小', en: 'Minimum' } },
          { value: 'max', label: { zh: '最大', en: 'Maximum' } },
        ],
      },
      label: { zh: '統計方式', en: 'Statistic' },
    },
  },
  validate: () => [],
  samples: [1280.5, null],
});
