import { defineControl, type Decoded } from '@inkstone/form-engine';
import { FormulaError } from '@inkstone/formula';
import type { Locale } from '@inkstone/schema';
import { valueProps } from '../props/control-props.ts';
import { presentText } from '../values/text-presentation.ts';
import { textBehaviour } from '../values/text-value.ts';
import { urgencyText } from './urgency-level.locale.ts';

export type UrgencyLevel = keyof typeof urgencyText;
type UrgencyValue = UrgencyLevel | null;

export const urgencyLevels = Object.keys(urgencyText) as readonly UrgencyLevel[];

function decodeUrgency(raw: unknown): Decoded<UrgencyValue> {
  if (raw === null || raw === undefined || raw === '') return { ok: true, value: null };
  const level = urgencyLevels.find((candidate) => candidate === raw);
  return level ? { ok: true, value: level } : { ok: false, code: 'WrongType' };
}

function textOfUrgency(value: UrgencyValue, locale: Locale): string {
  return value === null ? '' : urgencyText[value][locale];
}

/** The urgency of the record. It is stored with the system fields, but set by users. */
export const urgencyLevelModel = defineControl<UrgencyValue>({
  ...textBehaviour,
  type: 'urgency-level',
  code: 1000,
  dataItemTypes: ['ShortText'],
  props: {
    ...valueProps,
    defaultValue: {
      default: 'normal',
      hint: { kind: 'select', choices: urgencyLevels },
    },
  },
  isEmpty: (value) => value === null,
  decode: decodeUrgency,
  fromFormula: (value) => {
    const decoded = decodeUrgency(value);
    return decoded.ok ? decoded.value : new FormulaError('WrongArgument', { value });
  },
  validate: () => [],
  requiredMessage: 'select',
  format: (value, { locale }) => textOfUrgency(value, locale),
  present: (value, { locale }) => presentText(textOfUrgency(value, locale)),
  compare: (a, b) => (a === null ? -1 : urgencyLevels.indexOf(a)) - (b === null ? -1 : urgencyLevels.indexOf(b)),
  defaultValue: (options) => {
    const decoded = decodeUrgency(options['defaultValue']);
    return decoded.ok ? decoded.value : null;
  },
  samples: ['normal', 'urgent', 'critical', null],
});
