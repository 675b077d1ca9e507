import { defineControl, type Decoded } from '@inkstone/form-engine';
import { conditionCodesOfType, FormulaError } from '@inkstone/formula';
import type { Locale } from '@inkstone/schema';
import { valueProps } from '../props/control-props.ts';
import { presentText } from '../values/text-presentation.ts';
import { logicText } from './logic.locale.ts';

type LogicValue = boolean | null;

/** A boolean, or the texts `true` and `false` (runtime specification, section 5). */
function decodeLogic(raw: unknown): Decoded<LogicValue> {
  if (raw === null || raw === undefined || raw === '') return { ok: true, value: null };
  if (typeof raw === 'boolean') return { ok: true, value: raw };
  if (raw === 'true' || raw === 'false') return { ok: true, value: raw === 'true' };
  return { ok: false, code: 'WrongType' };
}

function textOfLogic(value: LogicValue, locale: Locale): string {
  return value === null ? '' : logicText[value ? 'yes' : 'no'][locale];
}

/** Yes, no, or not answered. A definition without a default starts empty. */
export const logicModel = defineControl<LogicValue>({
  type: 'logic',
  code: 8,
  dataItemTypes: ['Logic'],
  role: 'value',
  valueType: 'logic',
  props: { ...valueProps, defaultValue: { default: undefined, hint: 'switch' } },
  empty: null,
  isEmpty: (value) => value === null,
  decode: decodeLogic,
  encode: (value) => value,
  toFormula: (value) => value,
  fromFormula: (value) => {
    const decoded = decodeLogic(value);
    return decoded.ok ? decoded.value : new FormulaError('WrongType', { expected: 'logic' });
  },
  validate: () => [],
  requiredMessage: 'select',
  format: (value, { locale }) => textOfLogic(value, locale),
  present: (value, { locale }) => presentText(textOfLogic(value, locale)),
  compare: (a, b) => Number(a !== null) - Number(b !== null) || Number(a) - Number(b),
  operators: conditionCodesOfType.logic,
  defaultValue: (options) => {
    const decoded = decodeLogic(options['defaultValue']);
    return decoded.ok ? decoded.value : null;
  },
  samples: [true, false, null],
});
