import type { ControlModel, Decoded, ModelContext, ValueIssue } from '@inkstone/form-engine';
import { compareTexts, conditionCodesOfType, textOf } from '@inkstone/formula';
import type { ControlOptions } from '@inkstone/schema';
import { countOption, localizedOption, textOption } from '../options/declared-option.ts';
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
 * Length and pattern (runtime specification, section 5), of the trimmed text. With `limitLength` on an input takes no more than `maxLength`;
 * off, it does, and what is too long is told here. No text at all is shorter than any least length; a pattern is not asked about it.
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

/** Steps that one text may take: far more than any form needs, far less than anybody would wait for. */
const mostSteps = 100_000_000;

function patternIssues(value: string, options: ControlOptions, message: string | null): readonly ValueIssue[] {
  const source = textOption(options, 'regexp');
  const pattern = source === null ? null : compilePattern(source);
  if (pattern === null) return [];
  if (pattern.size * value.length > mostSteps) return [{ code: 'maxLength', params: { max: Math.floor(mostSteps / pattern.size) } }];
  if (pattern.test(value)) return [];
  return [message === null ? { code: 'Pattern' } : { code: 'Pattern', params: { message } }];
}

/** A pattern that cannot be run would judge nothing, and nobody would know (`PatternUnusable`). */
function patternDefects(options: ControlOptions): readonly ValueIssue[] {
  const source = textOption(options, 'regexp');
  return source === null || compilePattern(source) !== null
    ? []
    : [{ code: 'PatternUnusable', params: { option: 'regexp', pattern: source } }];
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
  validate: (value, context) => textIssues(value, context),
  diagnose: patternDefects,
  requiredMessage: 'input',
  format: (value) => value ?? '',
  present: (value) => presentText(value ?? ''),
  compare: (a, b) => compareTexts(a ?? '', b ?? ''),
  operators: conditionCodesOfType.text,
  defaultValue: (options) => textOption(options, 'defaultValue'),
} as const satisfies Partial<ControlModel<TextValue>>;
