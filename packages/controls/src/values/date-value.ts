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
import { dateFormatOf, formatDate, keepsDays, readDate, shownDateFormatOf, toPrecision } from '../date/date-format.ts';
import { presentText } from './text-presentation.ts';

/** `YYYY-MM-DD` for days, months and years; an ISO 8601 instant in UTC for what is finer. */
export type DateValue = string | null;

/**
 * Reads a date and cuts it to the precision of the format. A moment where a day is wanted, or a day where a moment is, is of the
 * wrong type: only somebody who knows the zone could say which one is meant. A moment without `Z` or an offset is refused likewise.
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

/** A bare year is its first month where years are kept. */
function withDay(text: string, years: boolean): string {
  return years && /^\d{4}$/.test(text) ? `${text}-01` : text;
}

/** A moment or day as a date field of the format keeps it; for views, which get moments from pickers. */
export function dateValueOf(date: FormulaDate, options: ControlOptions, timeZone: string): DateValue {
  return toPrecision(date, dateFormatOf(options).precision, timeZone)?.toJSON() ?? null;
}

/**
 * Bounds by moment (runtime specification, section 5). No date at all is before any earliest one. A bound that names other controls arrives
 * evaluated; empty, it flags a date `Min`.
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

/** A text that is no date bounds nothing. Cut to the field's own precision, so that a moment as bound does not refuse the whole of its day. */
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

/** How every date behaves; the control adds its name, data items and properties. */
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
