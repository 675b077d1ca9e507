import type { ControlModel, Decoded, FormEnvironment, ModelContext, ValueIssue } from '@inkstone/form-engine';
import {
  compareTexts,
  conditionCodesOfType,
  FormulaDate,
  FormulaError,
  instantFromEpoch,
  instantMsOf,
  isFormulaError,
} from '@inkstone/formula';
import type { ControlOptions } from '@inkstone/schema';
import { dateFormatOf, formatDate, keepsDays, readDate, shownDateFormatOf, toPrecision } from './date-format.ts';
import { presentText } from '../values/text-presentation.ts';

/** `YYYY-MM-DD` for days, months and years; an ISO 8601 instant in UTC for moments. */
export type DateValue = string | null;

/**
 * Reads a date and truncates it to the precision of the format. A moment instead of a day, or a day instead of a moment, is `WrongType`:
 * converting it would need the time zone. A moment without `Z` or an offset is refused as well.
 */
function decodeDate(raw: unknown, options: ControlOptions): Decoded<DateValue> {
  if (raw === null || raw === undefined || raw === '') return { ok: true, value: null };
  const { precision } = dateFormatOf(options);
  const text = typeof raw === 'string' ? withDay(raw.trim(), precision === 'year') : '';
  const date = readDate(text, 'UTC');
  const zoned = /(?:z|[+-]\d{2}:?\d{2})$/i.test(text.slice(10));
  if (date === null || (date.precision === 'day') !== keepsDays(precision) || (date.precision === 'instant' && !zoned)) {
    return { ok: false, code: 'WrongType' };
  }
  const cut = toPrecision(date, precision, 'UTC');
  return cut ? { ok: true, value: cut.toJSON() } : { ok: false, code: 'WrongType' };
}

/** Where years are stored, a bare year becomes its first month. */
function withDay(text: string, years: boolean): string {
  return years && /^\d{4}$/.test(text) ? `${text}-01` : text;
}

/** Converts a date from a picker to a value of the field. */
export function dateValueOf(date: FormulaDate, options: ControlOptions, timeZone: string): DateValue {
  return toPrecision(date, dateFormatOf(options).precision, timeZone)?.toJSON() ?? null;
}

/**
 * Checks the bounds (runtime specification, section 5). An empty date violates any minimum. A bound that refers to other controls arrives
 * evaluated; if it is empty, the date gets `Min`.
 */
function dateIssues(value: DateValue, { options, timeZone }: ModelContext): readonly ValueIssue[] {
  const date = value === null ? null : readDate(value, timeZone);
  const bound = (key: string) => boundOf(options[key], options, timeZone);
  const shown = (at: FormulaDate) => formatDate(at.toJSON(), shownDateFormatOf(options), timeZone);
  const [least, greatest] = [bound('minDate'), bound('maxDate')];
  if (date === null) return least instanceof FormulaDate ? [{ code: 'Min', params: { min: shown(least) } }] : [];
  const moment = instantMsOf(date, timeZone);
  const issues: ValueIssue[] = [];
  if (least === 'open' || greatest === 'open') issues.push({ code: 'Min', params: { missing: true } });
  if (least instanceof FormulaDate && moment < instantMsOf(least, timeZone)) issues.push({ code: 'Min', params: { min: shown(least) } });
  if (greatest instanceof FormulaDate && moment > instantMsOf(greatest, timeZone))
    issues.push({ code: 'Max', params: { max: shown(greatest) } });
  return issues;
}

/**
 * Reads a bound, truncated to the field's precision so that a moment as bound does not refuse the rest of its day. An invalid text is no
 * bound.
 */
function boundOf(option: unknown, options: ControlOptions, timeZone: string): FormulaDate | 'open' | null {
  if (option === null) return 'open';
  const date = option instanceof FormulaDate ? option : typeof option === 'string' ? readDate(option, timeZone) : null;
  return date && toPrecision(date, dateFormatOf(options).precision, timeZone);
}

function defaultDate(options: ControlOptions, environment: FormEnvironment): DateValue {
  const setting = options['defaultValue'];
  if (setting === 'current') {
    const now = instantFromEpoch(environment.now().getTime());
    return isFormulaError(now) ? null : dateValueOf(now, options, environment.timeZone);
  }
  const date = typeof setting === 'string' ? readDate(setting, environment.timeZone) : null;
  return date && dateValueOf(date, options, environment.timeZone);
}

/** Behaviour shared by date controls, which add their name, data items and properties. */
export const dateBehaviour = {
  valueType: 'date',
  empty: null,
  isEmpty: (value) => value === null,
  decode: decodeDate,
  encode: (value) => value,
  toFormula: (value, _options, timeZone) => (value === null ? null : readDate(value, timeZone)),
  fromFormula: (value, options, timeZone) => {
    if (value === null || value === '') return null;
    const date = typeof value === 'string' ? readDate(value, timeZone) : value;
    return date instanceof FormulaDate ? dateValueOf(date, options, timeZone) : new FormulaError('WrongType', { expected: 'date' });
  },
  validate: dateIssues,
  requiredMessage: 'select',
  format: (value, { options, timeZone }) => formatDate(value, shownDateFormatOf(options), timeZone),
  present: (value, { options, timeZone }) => presentText(formatDate(value, shownDateFormatOf(options), timeZone)),
  compare: (a, b) => compareTexts(a ?? '', b ?? ''),
  operators: conditionCodesOfType.date,
  defaultValue: defaultDate,
} as const satisfies Partial<ControlModel<DateValue>>;
