import { defineControl } from '@inkstone/form-engine';
import { pickerPlaceholderProp, unsetProp, valueProps } from '../props/control-props.ts';
import { dateBehaviour } from '../date/date-value.ts';
import { dateFormatProps } from '../date/date.model.ts';
import { rangeBehaviour, type RangeValue } from '../values/range-value.ts';

/** A range of days or moments, depending on the format. */
export const dateRangeModel = defineControl<RangeValue<string>>({
  ...rangeBehaviour<string>(dateBehaviour, 'DateRange'),
  type: 'date-range',
  code: 12,
  dataItemTypes: ['DateRange'],
  props: {
    ...valueProps,
    ...dateFormatProps('YYYY-MM-DD'),
    placeholder: pickerPlaceholderProp,
    minDate: unsetProp('formula'),
    maxDate: unsetProp('formula'),
  },
  samples: [{ from: '2026-11-21', to: '2026-11-30' }, { from: null, to: '2026-12-31' }, { from: '2026-01-01', to: null }, null],
});
