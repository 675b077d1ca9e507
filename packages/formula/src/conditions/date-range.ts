import type { FormulaContext } from '../evaluation/formula-scope.ts';
import { dayAt, dayFromEpoch, datePartsOf, epochDay, FormulaDate } from '../values/formula-date.ts';
import { shiftMonths } from '../values/calendar.ts';

/** Ranges that move with the clock, and their codes (runtime specification, section 9). */
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

export const rangeUnits = ['day', 'week', 'month', 'quarter', 'year'] as const;
export type RangeUnit = (typeof rangeUnits)[number];

/** First and last calendar day, both included, counted from 1970-01-01. */
export interface DayRange {
  readonly first: number;
  readonly last: number;
}

const monthsOf = { month: 1, quarter: 3, year: 12 } as const;

/** The calendar week (from Monday), month, quarter or year around a day, moved by whole units. */
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

/** Today and the given number of units before or after it. */
function rollingRange(today: number, unit: RangeUnit, count: number): DayRange {
  const other = unit === 'day' ? today + count : unit === 'week' ? today + count * 7 : shiftMonths(today, count * monthsOf[unit]);
  return { first: Math.min(today, other), last: Math.max(today, other) };
}

/** The days of a dynamic range at this moment. `count` and `unit` matter for `past` and `future` only: `past 7 day` is the last 7 days and today. */
export function dynamicDayRange(range: DynamicRange, count: number, unit: RangeUnit, context: FormulaContext): DayRange {
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

/** Is it the text of a dynamic range: `thisWeek`, `lastMonth`, `past 7 day`, `future 2 quarter`? */
export function isDynamicRangeText(text: string): boolean {
  return rangePattern.test(text) || (Object.hasOwn(dynamicRanges, text) && text !== 'past' && text !== 'future');
}

/** The days that such a text stands for; null for any other text. */
export function parseDayRange(text: string, context: FormulaContext): DayRange | null {
  const match = rangePattern.exec(text);
  if (match) return clamped(dynamicDayRange(match[1] as DynamicRange, Number(match[2]), match[3] as RangeUnit, context));
  return isDynamicRangeText(text) ? dynamicDayRange(text as DynamicRange, 0, 'day', context) : null;
}

function clamped(range: DayRange): DayRange | null {
  return [range.first, range.last].every((day) => dayFromEpoch(day) instanceof FormulaDate) ? range : null;
}
