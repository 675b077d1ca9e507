import { defineControl, type PropTable } from '@inkstone/form-engine';
import { calculationProp, pickerPlaceholderProp, switchProp, unsetProp, valueProps } from '../props/control-props.ts';
import { timeBehaviour, type TimeValue } from './time-value.ts';
import { verifyChecks, verifyFormulaProp } from '../verify-rule/verify-formula.ts';
import { timeFormats } from './time-format.ts';

/** The storage format, display format and bounds of a time of day; shared with time ranges. */
export const timeFormatProps = {
  format: { default: 'HH:mm:ss', hint: { kind: 'select', choices: timeFormats } },
  syncFormate: switchProp(true),
  format1: { default: undefined, hint: { kind: 'select', choices: timeFormats } },
  minTime: unsetProp('formula'),
  maxTime: unsetProp('formula'),
} as const satisfies PropTable;

/** A time of day. */
export const timeModel = defineControl<TimeValue>({
  ...timeBehaviour,
  type: 'time',
  code: 17,
  dataItemTypes: ['Time'],
  role: 'value',
  props: {
    ...valueProps,
    ...timeFormatProps,
    placeholder: pickerPlaceholderProp,
    defaultValue: unsetProp('time'),
    dataItemDefault: unsetProp('data-item'),
    verifyFormula: verifyFormulaProp,
    shortTextStitch: calculationProp,
  },
  checks: (key, options) => verifyChecks('time', key, options),
  samples: ['09:30:00', '00:00:00', '23:59:59', null],
});
