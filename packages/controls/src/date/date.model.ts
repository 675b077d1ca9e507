import { defineControl, shownSetting, type PropCheck, type PropTable } from '@inkstone/form-engine';
import { calculationProp, pickerPlaceholderProp, unsetProp, valueProps } from '../props/control-props.ts';
import { dateBehaviour, type DateValue } from './date-value.ts';
import { verifyChecks, verifyFormulaProp } from '../verify-rule/verify-formula.ts';
import { dateFormats, isDateFormat } from './date-format.ts';

const checkFormat: PropCheck = (setting) =>
  setting === null || isDateFormat(setting)
    ? null
    : { code: 'OptionChoice', params: { value: shownSetting(setting), choices: dateFormats.map(({ pattern }) => pattern).join(', ') } };

const formatChoices = dateFormats.map(({ pattern }) => pattern);

/** The storage and display format of a date; shared with the system time fields. */
export function dateFormatProps(pattern: string) {
  return {
    format: { default: pattern, hint: { kind: 'select', choices: formatChoices }, check: checkFormat },
    syncFormate: { default: true, hint: 'switch' },
    format1: {
      default: undefined,
      hint: { kind: 'select', choices: formatChoices },
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
    defaultValue: { default: undefined, hint: 'date' },
    minDate: { default: undefined, hint: 'formula' },
    maxDate: { default: undefined, hint: 'formula' },
    dataItemDefault: unsetProp('data-item'),
    verifyFormula: verifyFormulaProp,
    shortTextStitch: calculationProp,
  },
  checks: (key, options) => verifyChecks('date', key, options),
  samples: ['2026-11-21', '2024-02-29', null],
});
