import { defineControl } from '@inkstone/form-engine';
import { placeholderProp, unsetProp, valueProps } from '../props/control-props.ts';
import { numberBehaviour } from '../values/number-value.ts';
import { numberFormatProps } from '../number/number.model.ts';
import { rangeBehaviour, type RangeValue } from '../values/range-value.ts';

/** A range of numbers. */
export const numberRangeModel = defineControl<RangeValue<number | string>>({
  ...rangeBehaviour<number | string>(numberBehaviour, 'NumberRange'),
  type: 'number-range',
  code: 13,
  dataItemTypes: ['NumberRange'],
  props: {
    ...valueProps,
    ...numberFormatProps,
    placeholder: placeholderProp,
    minNumber: unsetProp('formula'),
    maxNumber: unsetProp('formula'),
  },
  requiredMessage: 'content',
  samples: [{ from: 1000, to: 5000 }, { from: -1, to: null }, { from: null, to: 0 }, null],
});
