import { defineControl } from '@inkstone/form-engine';
import { pickerPlaceholderProp, valueProps } from '../props/control-props.ts';
import { rangeBehaviour, type RangeValue } from '../values/range-value.ts';
import { timeBehaviour } from '../time/time-value.ts';
import { timeFormatProps } from '../time/time.model.ts';

/** A range of times within one day. */
export const timeRangeModel = defineControl<RangeValue<string>>({
  ...rangeBehaviour<string>(timeBehaviour, 'TimeRange'),
  type: 'time-range',
  code: 18,
  dataItemTypes: ['TimeRange'],
  props: { ...valueProps, ...timeFormatProps, placeholder: pickerPlaceholderProp },
  samples: [{ from: '09:00:00', to: '18:00:00' }, { from: '13:30:00', to: null }, { from: null, to: '12:00:00' }, null],
});
