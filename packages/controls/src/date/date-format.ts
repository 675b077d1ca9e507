import {
  dayFromEpoch,
  datePartsOf,
  epochDay,
  FormulaDate,
  instantFromEpoch,
  isFormulaError,
  parseFormulaDate,
  epochDayOf,
  instantMsOf,
} from '@inkstone/formula';
import type { ControlOptions } from '@inkstone/schema';

export type DatePrecision = 'year' | 'month' | 'day' | 'minute' | 'second';

/** A format in which dates are stored and shown, by its code (runtime specification, section 9). */
export interface DateFormat {
  readonly code: number;
  /** `A` is the half of the day (AM or PM) in the language `half`, `hh` the hour on a 12-hour clock. */
  readonly pattern: string;
  readonly precision: DatePrecision;
  readonly half?: readonly [am: string, pm: string];
}

const chineseHalves = ['上午', '下午'] as const;
const englishHalves = ['AM', 'PM'] as const;

function named(code: number, pattern: string, precision: DatePrecision, half?: DateFormat['half']): DateFormat {
  return { code, pattern, precision, ...(half && { half }) };
}

/** Codes 1–5, 9–12 (two lengths in Chinese, two in English) and 13–14. */
export const dateFormats: readonly DateFormat[] = [
  named(1, 'YYYY-MM-DD', 'day'),
  named(2, 'YYYY-MM-DD HH:mm:ss', 'second'),
  named(3, 'YYYY-MM-DD HH:mm', 'minute'),
  named(4, 'YYYY-MM', 'month'),
  named(5, 'YYYY', 'year'),
  named(9, 'YYYY-MM-DD A hh:mm', 'minute', chineseHalves),
  named(10, 'YYYY-MM-DD A hh:mm:ss', 'second', chineseHalves),
  named(11, 'YYYY-MM-DD hh:mm A', 'minute', englishHalves),
  named(12, 'YYYY-MM-DD hh:mm:ss A', 'second', englishHalves),
  named(13, 'YYYY年MM月', 'month'),
  named(14, 'YYYY年MM月DD日', 'day'),
];

const byName = new Map<unknown, DateFormat>(
  dateFormats.flatMap((format) => [
    [format.code, format] as const,
    [String(format.code), format] as const,
    [format.pattern, format] as const,
  ]),
);

/** Parses a format given by code or pattern; defaults to `YYYY-MM-DD`. */
export function parseDateFormat(option: unknown): DateFormat {
  return byName.get(option) ?? dateFormats[0]!;
}

/** Whether this is a known format, by pattern or by code (a number or text). */
export function isDateFormat(option: unknown): boolean {
  return byName.has(option);
}

/** The format that determines the stored precision. */
export function dateFormatOf(options: ControlOptions): DateFormat {
  return parseDateFormat(options['format']);
}

/** The format for display: `format1` if `syncFormate` is off, otherwise `format`. */
export function shownDateFormatOf(options: ControlOptions): DateFormat {
  return parseDateFormat(options['syncFormate'] === false ? (options['format1'] ?? options['format']) : options['format']);
}

/** Whether the precision stores calendar days (for months and years: the first day) rather than moments. */
export function keepsDays(precision: DatePrecision): boolean {
  return precision === 'day' || precision === 'month' || precision === 'year';
}

/** Truncates a date to the precision: to a day, or to a moment without smaller units. Moments become days in the given time zone. */
export function toPrecision(date: FormulaDate, precision: DatePrecision, timeZone: string): FormulaDate | null {
  const cut = keepsDays(precision) ? cutDay(date, precision, timeZone) : cutInstant(date, precision, timeZone);
  return isFormulaError(cut) ? null : cut;
}

function cutDay(date: FormulaDate, precision: DatePrecision, timeZone: string) {
  if (precision === 'day') return dayFromEpoch(epochDayOf(date, timeZone));
  const { year, month } = datePartsOf(date, timeZone);
  return dayFromEpoch(epochDay(year, precision === 'month' ? month : 1, 1));
}

function cutInstant(date: FormulaDate, precision: DatePrecision, timeZone: string) {
  const unitMs = precision === 'minute' ? 60_000 : 1000;
  return instantFromEpoch(Math.floor(instantMsOf(date, timeZone) / unitMs) * unitMs);
}

/** Reads a stored date: `YYYY-MM-DD` or an instant with its zone. */
export function readDate(value: string, timeZone: string): FormulaDate | null {
  const date = parseFormulaDate(value, timeZone);
  return isFormulaError(date) ? null : date;
}

/** Formats a date for display; `''` if it is not a date. */
export function formatDate(value: string | null, format: DateFormat, timeZone: string): string {
  const date = value === null ? null : readDate(value, timeZone);
  if (date === null) return '';
  const { year, month, day, hour, minute, second } = datePartsOf(date, timeZone);
  const two = (part: number) => String(part).padStart(2, '0');
  const parts: Readonly<Record<string, string>> = {
    YYYY: String(year).padStart(4, '0'),
    MM: two(month),
    DD: two(day),
    HH: two(hour),
    hh: two(hour % 12 || 12),
    mm: two(minute),
    ss: two(second),
    A: format.half?.[hour < 12 ? 0 : 1] ?? '',
  };
  return format.pattern.replace(/YYYY|MM|DD|HH|hh|mm|ss|A/g, (part) => parts[part]!);
}
