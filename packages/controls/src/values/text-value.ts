import type { ControlModel, Decoded, ModelContext, ValueIssue } from '@inkstone/form-engine';
import { compareTexts, conditionCodesOfType, textOf } from '@inkstone/formula';
import type { ControlOptions } from '@inkstone/schema';
import { countOption, localizedOption, textOption } from '../options/declared-option.ts';
import { textLength } from './text-length.ts';
import { compilePattern } from './text-pattern.ts';
import { presentText } from './text-presentation.ts';

export type TextValue = string | null;

/** Reads a text that every store accepts: no NUL, no lone surrogates. An empty text is null. */
export function decodeText(raw: unknown): Decoded<TextValue> {
  if (raw === null || raw === undefined || raw === '') return { ok: true, value: null };
  if (typeof raw !== 'string') return { ok: false, code: 'WrongType' };
  if (raw.length <= shortText && isPlain(raw)) return { ok: true, value: raw };
  return raw.includes('\0') ? { ok: false, code: 'WrongType' } : { ok: true, value: raw.toWellFormed() };
}

/** Up to this length looking at each character is faster than asking the runtime twice. */
const shortText = 40;

/** Has the text neither NUL nor any half of a character of two? */
function isPlain(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit === 0 || (unit & 0xf800) === 0xd800) return false;
  }
  return true;
}

/**
 * Checks length and pattern of the trimmed text (runtime specification, section 5). With `limitLength`, inputs stop at `maxLength`;
 * without, too long a text is reported here. An empty text violates any minimum length; patterns are not applied to it.
 */
export function textIssues(
  value: TextValue,
  { options, locale }: ModelContext,
  greatest = countOption(options, 'maxLength'),
): readonly ValueIssue[] {
  const issues: ValueIssue[] = [];
  const text = (value ?? '').trim();
  const length = textLength(text);
  const least = countOption(options, 'minLength');
  if (least !== null && length < least) issues.push({ code: 'minLength', params: { min: least } });
  if (greatest !== null && length > greatest) return [...issues, { code: 'maxLength', params: { max: greatest } }];
  if (value === null || text === '') return issues;
  return [...issues, ...patternIssues(value, options, localizedOption(options, 'regexpText', locale))];
}

/** The limit of instructions for one text: far more than any form needs, far less than a noticeable delay. */
const mostSteps = 100_000_000;

function patternIssues(value: string, options: ControlOptions, message: string | null): readonly ValueIssue[] {
  const source = textOption(options, 'regexp');
  const pattern = source === null ? null : compilePattern(source);
  if (pattern === null) return [];
  if (pattern.size * value.length > mostSteps) return [{ code: 'maxLength', params: { max: Math.floor(mostSteps / pattern.size) } }];
  if (pattern.test(value)) return [];
  return [message === null ? { code: 'Pattern' } : { code: 'Pattern', params: { message } }];
}

/** Reports `PatternUnusable`: a pattern that cannot run would silently validate nothing. */
function patternDefects(options: ControlOptions): readonly ValueIssue[] {
  const source = textOption(options, 'regexp');
  return source === null || compilePattern(source) !== null
    ? []
    : [{ code: 'PatternUnusable', params: { option: 'regexp', pattern: source } }];
}

/** Behaviour shared by text controls, which add their name, data items and properties. */
export const textBehaviour = {
  role: 'value',
  valueType: 'text',
  empty: null,
  isEmpty: (value) => value === null || value.trim() === '',
  decode: decodeText,
  encode: (value) => value,
  toFormula: (value) => value,
  fromFormula: (value, _options, timeZone) => textOf(value, timeZone) || null,
  validate: (value, context) => textIssues(value, context),
  validateOptions: patternDefects,
  requiredMessage: 'input',
  format: (value) => value ?? '',
  present: (value) => presentText(value ?? ''),
  compare: (a, b) => compareTexts(a ?? '', b ?? ''),
  operators: conditionCodesOfType.text,
  defaultValue: (options) => textOption(options, 'defaultValue'),
} as const satisfies Partial<ControlModel<TextValue>>;
