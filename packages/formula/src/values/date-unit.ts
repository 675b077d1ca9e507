import type { LocalizedText } from '@inkstone/schema';
import { shiftMonths } from './calendar.ts';
import { datePartsOf, epochDayOf, FormulaDate, instantMsOf } from './formula-date.ts';

/** The units of date arithmetic; `M` is the month, `m` the minute (runtime specification, section 9). */
export const dateUnits = {
  y: { zh: '年', en: 'years' },
  q: { zh: '季', en: 'quarters' },
  M: { zh: '月', en: 'months' },
  w: { zh: '週', en: 'weeks' },
  d: { zh: '天', en: 'days' },
  h: { zh: '小時', en: 'hours' },
  m: { zh: '分鐘', en: 'minutes' },
  s: { zh: '秒', en: 'seconds' },
} as const satisfies Readonly<Record<string, LocalizedText>>;
export type DateUnit = keyof typeof dateUnits;

export function isDateUnit(text: string): text is DateUnit {
  return Object.hasOwn(dateUnits, text);
}

const msOf = { h: 3_600_000, m: 60_000, s: 1000 } as const;
const monthsOf = { y: 12, q: 3, M: 1 } as const;

/**
 * Returns the distance between two dates as a fraction `amount / per`: calendar days of the zone, full weeks, months, quarters and years
 * of them, or elapsed hours, minutes and seconds. Negative if the end is before the start.
 */
export function unitsBetween(
  start: FormulaDate,
  end: FormulaDate,
  unit: DateUnit,
  timeZone: string,
): { readonly amount: number; readonly per: number } {
  if (unit === 'h' || unit === 'm' || unit === 's') {
    return { amount: instantMsOf(end, timeZone) - instantMsOf(start, timeZone), per: msOf[unit] };
  }
  const [from, to] = [epochDayOf(start, timeZone), epochDayOf(end, timeZone)];
  if (unit === 'd') return { amount: to - from, per: 1 };
  const full = from <= to ? fullUnits(from, to, unit) : 0 - fullUnits(to, from, unit);
  return { amount: full, per: 1 };
}

function fullUnits(from: number, to: number, unit: 'y' | 'q' | 'M' | 'w'): number {
  return unit === 'w' ? Math.floor((to - from) / 7) : Math.floor(fullMonths(from, to) / monthsOf[unit]);
}

/** A month is complete on the same day of a later month, or on the last day of a month that does not have that day. */
function fullMonths(from: number, to: number): number {
  const [first, last] = [from, to].map((day) => datePartsOf(new FormulaDate('day', day), 'UTC')) as [Parts, Parts];
  const months = (last.year - first.year) * 12 + last.month - first.month;
  return shiftMonths(from, months) > to ? months - 1 : months;
}

type Parts = ReturnType<typeof datePartsOf>;
