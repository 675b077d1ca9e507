import { defineControl, type PropCheck, type PropTable } from '@inkstone/form-engine';
import { calculationProp, pickerPlaceholderProp, unsetProp, valueProps } from '../props/control-props.ts';
import { dateBehaviour, type DateValue } from './date-value.ts';
import { verifyChecks, verifyFormulaProp } from '../verify-rule/verify-formula.ts';
import { dateFormats, isDateFormat } from './date-format.ts';

const checkFormat: PropCheck = (setting) =>
  setting === null || isDateFormat(setting)
    ? null
    : { code: 'OptionChoice', params: { value: JSON.stringify(setting), choices: dateFormats.map(({ pattern }) => pattern).join(', ') } };

const formatChoices = dateFormats.map(({ pattern, label }) => ({ value: pattern, label }));

/** The storage and display format of a date; shared with the system time fields. */
export function dateFormatProps(pattern: string) {
  return {
    format: { default: pattern, hint: { kind: 'select', choices: formatChoices }, label: { zh: '格式', en: 'Format' }, check: checkFormat },
    syncFormate: { default: true, hint: 'switch', label: { zh: '顯示格式與格式相同', en: 'Display format same as format' } },
    format1: {
      default: undefined,
      hint: { kind: 'select', choices: formatChoices },
      label: { zh: '顯示格式', en: 'Display format' },
      check: checkFormat,
    },
  } as const satisfies PropTable;
}

/** A day, month, year or moment, depending on the format. */
export const dateModel = defineControl<DateValue>({
  ...dateBehaviour,
  type: 'date',
  code: 3,
  dataItemTypes: ['Date'],
  role: 'value',
  props: {
    ...valueProps,
    ...dateFormatProps('YYYY-MM-DD'),
    placeholder: pickerPlaceholderProp,
    defaultValue: { default: undefined, hint: 'date', label: { zh: '預設值', en: 'Default value' } },
    minDate: { default: undefined, hint: 'formula', label: { zh: '最早日期', en: 'Earliest date' } },
    maxDate: { default: undefined, hint: 'formula', label: { zh: '最晚日期', en: 'Latest date' } },
    dataItemDefault: unsetProp('data-item', '預設值來自欄位', 'Default value from field'),
    verifyFormula: verifyFormulaProp,
    shortTextStitch: calculationProp,
  },
  checks: (key, options) => verifyChecks('date', key, options),
  samples: ['2026-11-21', '2024-02-29', null],
});
