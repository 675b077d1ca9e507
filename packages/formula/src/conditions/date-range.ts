import type { ConditionValue, LocalizedText } from '@inkstone/schema';
import type { RequesterContext } from '../scope/formula-scope.ts';
import { dayAt, datePartsOf, epochDay, FormulaDate } from '../values/formula-date.ts';
import { shiftMonths } from '../values/calendar.ts';
import { specialDate } from './special-value.ts';

/** Ranges relative to the current day, and their codes (runtime specification, section 9). */
export const dynamicRanges = {
  lastWeek: 1,
  lastMonth: 2,
  lastQuarter: 3,
  lastYear: 4,
  thisWeek: 5,
  thisMonth: 6,
  thisQuarter: 7,
  thisYear: 8,
  past: 10,
  future: 11,
} as const;
export type DynamicRange = keyof typeof dynamicRanges;

export const dynamicRangeLabels: Readonly<Record<DynamicRange, LocalizedText>> = {
  lastWeek: { zh: '上週', en: 'Last week' },
  lastMonth: { zh: '上月', en: 'Last month' },
  lastQuarter: { zh: '上季', en: 'Last quarter' },
  lastYear: { zh: '去年', en: 'Last year' },
  thisWeek: { zh: '本週', en: 'This week' },
  thisMonth: { zh: '本月', en: 'This month' },
  thisQuarter: { zh: '本季', en: 'This quarter' },
  thisYear: { zh: '今年', en: 'This year' },
  past: { zh: '過去', en: 'Past' },
  future: { zh: '未來', en: 'Future' },
};

export const rangeUnits = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type RangeUnit = (typeof rangeUnits)[number];

export const rangeUnitLabels: Readonly<Record<RangeUnit, LocalizedText>> = {
  day: { zh: '天', en: 'days' },
  week: { zh: '週', en: 'weeks' },
  month: { zh: '個月', en: 'months' },
  quarter: { zh: '季', en: 'quarters' },
  year: { zh: '年', en: 'years' },
};

/** The choices of a time filter, in order (runtime specification, section 9); each is a text that `within` accepts. */
export const timeRangePresets: readonly { readonly range: string; readonly label: LocalizedText }[] = [
  { range: 'today', label: { zh: '今天', en: 'Today' } },
  { range: 'yesterday', label: { zh: '昨天', en: 'Yesterday' } },
  ...(['thisWeek', 'lastWeek', 'thisMonth', 'lastMonth', 'thisQuarter', 'thisYear'] as const).map((range) => ({
    range,
    label: dynamicRangeLabels[range],
  })),
];

/** First and last calendar day, inclusive, in days since 1970-01-01. */
export interface DayRange {
  readonly first: number;
  readonly last: number;
}

const monthsOf = { month: 1, quarter: 3, year: 12 } as const;

/** Returns the calendar week (from Monday), month, quarter or year that contains a day, shifted by `moved` units. */
function calendarRange(today: number, unit: Exclude<RangeUnit, 'day'>, moved: number): DayRange {
  const parts = datePartsOf(new FormulaDate('day', today), 'UTC');
  if (unit === 'week') {
    const first = today - (parts.weekday - 1) + moved * 7;
    return { first, last: first + 6 };
  }
  const months = monthsOf[unit];
  const firstMonth = Math.floor((parts.month - 1) / months) * months + moved * months;
  return { first: epochDay(parts.year, firstMonth + 1, 1), last: epochDay(parts.year, firstMonth + months + 1, 1) - 1 };
}

/** Returns today and the given number of units after it, or before it if negative. */
function rollingRange(today: number, unit: RangeUnit, count: number): DayRange {
  const other = unit === 'day' ? today + count : unit === 'week' ? today + count * 7 : shiftMonths(today, count * monthsOf[unit]);
  return { first: Math.min(today, other), last: Math.max(today, other) };
}

/** Returns the days of a dynamic range. Only `past` and `future` use `count` and `unit`: `past 7 day` is the last 7 days and today. */
export function dynamicDayRange(range: DynamicRange, count: number, unit: RangeUnit, context: RequesterContext): DayRange {
  const today = dayAt(context.now(), context.timeZone).epoch;
  switch (range) {
    case 'past':
      return rollingRange(today, unit, -count);
    case 'future':
      return rollingRange(today, unit, count);
    default: {
      const moved = range.startsWith('last') ? -1 : 0;
      return calendarRange(today, range.slice(4).toLowerCase() as Exclude<RangeUnit, 'day'>, moved);
    }
  }
}

const rangePattern = new RegExp(`^(past|future)\\s+(\\d{1,4})\\s+(${rangeUnits.join('|')})s?$`);

/** Whether a text is a dynamic range such as `thisWeek`, `lastMonth`, `past 7 day` or `future 2 quarter`. */
export function isDynamicRangeText(text: string): boolean {
  return rangePattern.test(text) || (Object.hasOwn(dynamicRanges, text) && text !== 'past' && text !== 'future');
}

/** Returns the days of a dynamic range given as text; null for any other text. */
export function parseDayRange(text: string, context: RequesterContext): DayRange | null {
  const match = rangePattern.exec(text);
  if (match) return clamped(dynamicDayRange(match[1] as DynamicRange, Number(match[2]), match[3] as RangeUnit, context));
  return isDynamicRangeText(text) ? dynamicDayRange(text as DynamicRange, 0, 'day', context) : null;
}

const firstDay = epochDay(1, 1, 1);
const lastDay = epochDay(9999, 12, 31);

/** Limits a range to the supported calendar. */
function clamped({ first, last }: DayRange): DayRange {
  return { first: Math.max(first, firstDay), last: Math.min(last, lastDay) };
}

const nameOfCode: ReadonlyMap<string, string> = new Map(Object.entries(dynamicRanges).map(([name, code]) => [String(code), name]));

type Scalar = string | number | boolean | null | undefined;

function rangeText(range: Scalar, count: Scalar, unit: Scalar): string {
  const written = String(range ?? '').trim();
  const name = nameOfCode.get(written) ?? written;
  return name === 'past' || name === 'future' ? `${name} ${String(count)} ${String(unit)}` : name;
}

/**
 * Returns the days of a range in its stored form: a code, a name or preset, a text such as `past 7 day`, or `{ range, count, unit }`.
 * Null for anything else, and for `past` or `future` without a count of 0 to 9999 and a unit.
 */
export function readDayRange(value: Exclude<ConditionValue, readonly unknown[]>, context: RequesterContext): DayRange | null {
  const stored: Readonly<Record<string, Scalar>> = typeof value === 'object' && value !== null ? value : { range: value };
  const text = rangeText(stored['range'], stored['count'], stored['unit']);
  const day = specialDate(text, context);
  return day ? { first: day.epoch, last: day.epoch } : parseDayRange(text, context);
}
