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
    target: { default: undefined, hint: 'column' },
    statisticMode: {
      default: 'sum',
      hint: {
        kind: 'select',
        choices: ['none', 'sum', 'avg', 'min', 'max'],
      },
    },
  },
  validate: () => [],
  samples: [1280.5, null],
});
