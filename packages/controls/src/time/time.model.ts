import { defineControl, type PropTable } from '@inkstone/form-engine';
import { calculationProp, pickerPlaceholderProp, switchProp, unsetProp, valueProps } from '../props/control-props.ts';
import { timeBehaviour, type TimeValue } from './time-value.ts';
import { verifyChecks, verifyFormulaProp } from '../verify-rule/verify-formula.ts';
import { timeFormats } from './time-format.ts';

const formatChoices = timeFormats.map(({ pattern, label }) => ({ value: pattern, label }));

/** The storage format, display format and bounds of a time of day; shared with time ranges. */
export const timeFormatProps = {
  format: { default: 'HH:mm:ss', hint: { kind: 'select', choices: formatChoices }, label: { zh: '格式', en: 'Format' } },
  syncFormate: switchProp(true, '顯示格式與格式相同', 'Display format same as format'),
  format1: { default: undefined, hint: { kind: 'select', choices: formatChoices }, label: { zh: '顯示格式', en: 'Display format' } },
  minTime: unsetProp('formula', '最早時間', 'Earliest time'),
  maxTime: unsetProp('formula', '最晚時間', 'Latest time'),
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
    defaultValue: unsetProp('time', '預設值', 'Default value'),
    dataItemDefault: unsetProp('data-item', '預設值來自欄位', 'Default value from field'),
    verifyFormula: verifyFormulaProp,
    shortTextStitch: calculationProp,
  },
  checks: (key, options) => verifyChecks('time', key, options),
  samples: ['09:30:00', '00:00:00', '23:59:59', null],
});
