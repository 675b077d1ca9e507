import { defineControl, type PropTable } from '@inkstone/form-engine';
import { calculationProp, placeholderProp, switchProp, valueProps } from '../props/control-props.ts';
import { dataFormatIssues, dataFormatProp } from '../values/data-format.ts';
import { decodeNumber, numberBehaviour } from '../values/number-value.ts';
import { verifyChecks, verifyFormulaProp } from '../verify-rule/verify-formula.ts';
import { isNumberDefault } from './number-default.ts';
import { numberFormatCodes, type NumberValue } from '../values/number-format.ts';

/** The storage and display format of a number; shared with the sheet statistic. */
export const numberFormatProps = {
  format: { default: 'integer', hint: { kind: 'select', choices: numberFormatCodes } },
  syncFormate: { default: true, hint: 'switch' },
  format1: { default: undefined, hint: { kind: 'select', choices: numberFormatCodes } },
} as const satisfies PropTable;

/** An exact decimal number, stored and shown in its format. */
export const numberModel = defineControl<NumberValue>({
  ...numberBehaviour,
  type: 'number',
  code: 4,
  dataItemTypes: ['Number'],
  role: 'value',
  props: {
    ...valueProps,
    ...numberFormatProps,
    placeholder: placeholderProp,
    defaultValue: { default: undefined, hint: 'number' },
    minNumber: { default: undefined, hint: 'formula' },
    maxNumber: { default: undefined, hint: 'formula' },
    verifyFormula: verifyFormulaProp,
    shortTextStitch: calculationProp,
    isFlag: switchProp(false),
    dataFormat: dataFormatProp('integer', 'number'),
  },
  validate: (value, context) => [...numberBehaviour.validate(value, context), ...dataFormatIssues(value, context.options)],
  checks: (key, options) => verifyChecks('number', key, options),
  validateOptions: ({ defaultValue }) =>
    isNumberDefault(defaultValue) ? [] : [{ code: 'NumberDefault', params: { option: 'defaultValue' } }],
  defaultValue: (options) => {
    const decoded = decodeNumber(options['defaultValue'], options);
    return decoded.ok ? decoded.value : null;
  },
  samples: [1280, 0, -35, null, 9007199254740],
});
