import type { ControlModel, Decoded, ModelContext, ValueIssue } from '@inkstone/form-engine';
import { compareTexts, conditionCodesOfType, textOf } from '@inkstone/formula';
import type { ControlOptions } from '@inkstone/schema';
import { countOption, localizedOption, textOption } from './declared-option.ts';
import { textLength } from './text-length.ts';
import { compilePattern } from './text-pattern.ts';
import { presentText } from './text-presentation.ts';

export type TextValue = string | null;

/** A text that every store can keep: no NUL, no lone surrogate. Empty text is empty. */
export function decodeText(raw: unknown): Decoded<TextValue> {
  if (raw === null || raw === undefined || raw === '') return { ok: true, value: null };
  if (typeof raw !== 'string' || raw.includes('\0')) return { ok: false, code: 'WrongType' };
  return { ok: true, value: raw.toWellFormed() };
}

/**
 * Length and pattern (runtime specification, section 5). The least length is asked of the trimmed text, the greatest too;
 * with `limitLength` off no greatest length counts. An empty value breaks no rule.
 */
function textIssues(value: TextValue, { options, locale }: ModelContext): readonly ValueIssue[] {
  if (value === null || value.trim() === '') return [];
  const issues: ValueIssue[] = [];
  const length = textLength(value.trim());
  const least = countOption(options, 'minLength');
  const greatest = options['limitLength'] === false ? null : countOption(options, 'maxLength');
  if (least !== null && length < least) issues.push({ code: 'minLength', params: { min: least } });
  if (greatest !== null && length > greatest) issues.push({ code: 'maxLength', params: { max: greatest } });
  return [...issues, ...patternIssues(value, options, localizedOption(options, 'regexpText', locale))];
}

function patternIssues(value: string, options: ControlOptions, message: string | null): readonly ValueIssue[] {
  const source = textOption(options, 'regexp');
  const pattern = source === null ? null : compilePattern(source);
  if (pattern === null || pattern.test(value)) return [];
  return [message === null ? { code: 'Pattern' } : { code: 'Pattern', params: { message } }];
}

/** How every text behaves; the control adds its name, data items and properties. */
export const textBehaviour = {
  role: 'value',
  valueType: 'text',
  empty: null,
  isEmpty: (value) => value === null || value.trim() === '',
  decode: decodeText,
  encode: (value) => value,
  toFormula: (value) => value,
  fromFormula: (value, _options, timeZone) => textOf(value, timeZone) || null,
  validate: textIssues,
  requiredMessage: 'input',
  format: (value) => value ?? '',
  present: (value) => presentText(value ?? ''),
  compare: (a, b) => compareTexts(a ?? '', b ?? ''),
  operators: conditionCodesOfType.text,
  defaultValue: (options) => textOption(options, 'defaultValue'),
} as const satisfies Partial<ControlModel<TextValue>>;
