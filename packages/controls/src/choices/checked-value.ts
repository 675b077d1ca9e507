import type { ControlModel, Decoded, ModelContext, ValueIssue } from '@inkstone/form-engine';
import { compareTexts, conditionCodesOfType, textOf } from '@inkstone/formula';
import { joinNames, type ControlOptions } from '@inkstone/schema';
import { choiceText, declaredChoices, notAnOption } from './choice.ts';
import { countIssues } from '../options/count-rule.ts';
import { decodeText } from '../values/text-value.ts';

export type Checked = readonly string[];

/** Reads a list of distinct texts; a single text is split at semicolons. */
function decodeChecked(raw: unknown): Decoded<Checked> {
  if (raw === null || raw === undefined) return { ok: true, value: [] };
  const items = typeof raw === 'string' ? raw.split(/[;；]/) : raw;
  if (!Array.isArray(items)) return { ok: false, code: 'WrongType' };
  const texts = items.map(decodeText);
  if (texts.some((text) => !text.ok)) return { ok: false, code: 'WrongType' };
  return { ok: true, value: [...new Set(texts.flatMap((text) => (text.ok && text.value !== null ? [text.value] : [])))] };
}

function checkedIssues(value: Checked, context: ModelContext): readonly ValueIssue[] {
  return [...countIssues(value, context), ...notAnOption(value, context)];
}

function textsOf(value: Checked, context: ModelContext): readonly string[] {
  return value.map((item) => choiceText(item, context));
}

function defaultChecked(options: ControlOptions): Checked {
  const decoded = decodeChecked(options['defaultValue']);
  return decoded.ok ? decoded.value : [];
}

/** Behaviour shared by multiple-choice controls. */
export const checkedBehaviour = {
  role: 'value',
  valueType: 'texts',
  empty: [],
  isEmpty: (value) => value.length === 0,
  decode: decodeChecked,
  encode: (value) => value,
  toFormula: (value) => (value.length === 0 ? null : value),
  fromFormula: (value, _options, timeZone) => {
    const items = Array.isArray(value) ? value : value === null ? [] : [value];
    return [...new Set(items.map((item) => textOf(item, timeZone)).filter((text) => text !== ''))];
  },
  validate: checkedIssues,
  requiredMessage: 'select',
  choices: declaredChoices,
  format: (value, context) => joinNames(textsOf(value, context), context.locale),
  present: (value, context) =>
    value.length === 0 ? { kind: 'empty' } : { kind: 'list', items: textsOf(value, context).map((text) => ({ kind: 'text', text })) },
  compare: (a, b) => compareTexts(a.join('\n'), b.join('\n')),
  operators: conditionCodesOfType.texts,
  defaultValue: defaultChecked,
} as const satisfies Partial<ControlModel<Checked>>;
