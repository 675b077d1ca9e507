import { defineControl } from '@inkstone/form-engine';
import { labelProps } from '../props/control-props.ts';
import { dateBehaviour, type DateValue } from '../date/date-value.ts';
import { dateFormatProps } from '../date/date.model.ts';

/** The time at which the record was last modified. */
export const modifiedTimeModel = defineControl<DateValue>({
  ...dateBehaviour,
  type: 'modified-time',
  code: 105,
  dataItemTypes: ['Date'],
  role: 'system',
  props: { ...labelProps, ...dateFormatProps('YYYY-MM-DD HH:mm:ss') },
  samples: ['2026-11-21T01:23:45.000Z', null],
});
