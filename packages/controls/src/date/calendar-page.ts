import { dayFromEpoch, datePartsOf, epochDay, isFormulaError } from '@inkstone/formula';
import type { Locale } from '@inkstone/schema';
import { localeTag } from './calendar-words.ts';

/** What one cell of a calendar stands for. */
export type CalendarUnit = 'day' | 'month' | 'year';

export interface CalendarCell {
  /** The first day it stands for, counted from 1970-01-01. */
  readonly at: number;
  readonly text: string;
  /** Of another month; shown to fill the week. */
  readonly isOutside: boolean;
}

const first = epochDay(1, 1, 1);
const last = epochDay(9999, 12, 31);
const perRow = { day: 7, month: 3, year: 3 } as const;
const yearsOnPage = 12;

const inRange = (at: number): number => Math.min(Math.max(at, first), last);

export function partsOfDay(at: number): { readonly year: number; readonly month: number; readonly day: number } {
  const date = dayFromEpoch(inRange(at));
  // Within the years 1 to 9999 every number is a day.
  const { year, month, day } = isFormulaError(date) ? { year: 1970, month: 1, day: 1 } : datePartsOf(date, 'UTC');
  return { year, month, day };
}

/** The cell of a unit that a day stands in. */
export function startOf(unit: CalendarUnit, at: number): number {
  const { year, month } = partsOfDay(at);
  return unit === 'day' ? inRange(at) : epochDay(year, unit === 'month' ? month : 1, 1);
}

/** As many months on, on the same day or the last there is. */
export function addMonths(at: number, months: number): number {
  const { year, month, day } = partsOfDay(at);
  const count = year * 12 + month - 1 + months;
  const [toYear, toMonth] = [Math.floor(count / 12), (count % 12) + 1];
  if (toYear < 1) return first;
  if (toYear > 9999) return last;
  const days = (toMonth === 12 ? epochDay(toYear, 12, 31) + 1 : epochDay(toYear, toMonth + 1, 1)) - epochDay(toYear, toMonth, 1);
  return epochDay(toYear, toMonth, Math.min(day, days));
}

const monthsOf = { month: 1, year: 12 } as const;

/** So many cells further. */
function moveBy(unit: CalendarUnit, at: number, cells: number): number {
  return unit === 'day' ? inRange(at + cells) : addMonths(at, cells * monthsOf[unit]);
}

/** So many pages further. */
export function turnBy(unit: CalendarUnit, at: number, pages: number): number {
  return addMonths(at, pages * { day: 1, month: 12, year: 12 * yearsOnPage }[unit]);
}

/** Where a key leads on a page, as in a calendar of a desktop; null for a key that leads nowhere. */
export function moveByKey(unit: CalendarUnit, at: number, key: string, isShifted: boolean): number | null {
  const weekday = weekdayOf(at);
  const moves: Readonly<Record<string, () => number>> = {
    ArrowLeft: () => moveBy(unit, at, -1),
    ArrowRight: () => moveBy(unit, at, 1),
    ArrowUp: () => moveBy(unit, at, -perRow[unit]),
    ArrowDown: () => moveBy(unit, at, perRow[unit]),
    PageUp: () => (unit === 'day' && isShifted ? addMonths(at, -12) : turnBy(unit, at, -1)),
    PageDown: () => (unit === 'day' && isShifted ? addMonths(at, 12) : turnBy(unit, at, 1)),
    Home: () => (unit === 'day' ? inRange(at - weekday) : at),
    End: () => (unit === 'day' ? inRange(at + 6 - weekday) : at),
  };
  return moves[key]?.() ?? null;
}

/** 1970-01-01 was a Thursday; weeks begin on Sunday. */
const weekdayOf = (at: number): number => (((at + 4) % 7) + 7) % 7;

/** The rows of the page a day stands on: the weeks of its month, the months of its year, or twelve years. */
export function pageRows(unit: CalendarUnit, at: number, locale: Locale): readonly (readonly CalendarCell[])[] {
  const cells = unit === 'day' ? dayCells(at) : unit === 'month' ? monthCells(at, locale) : yearCells(at);
  return Array.from({ length: Math.ceil(cells.length / perRow[unit]) }, (_, row) =>
    cells.slice(row * perRow[unit], (row + 1) * perRow[unit]),
  );
}

function dayCells(at: number): readonly CalendarCell[] {
  const month = startOf('month', at);
  const from = month - weekdayOf(month);
  const next = addMonths(month, 1);
  const weeks = Math.ceil(((next > month ? next : last + 1) - from) / 7);
  return Array.from({ length: weeks * 7 }, (_, index) => from + index)
    .filter((day) => day >= first && day <= last)
    .map((day) => ({ at: day, text: String(partsOfDay(day).day), isOutside: startOf('month', day) !== month }));
}

function monthCells(at: number, locale: Locale): readonly CalendarCell[] {
  const name = new Intl.DateTimeFormat(localeTag[locale], { month: 'short', timeZone: 'UTC' });
  const january = startOf('year', at);
  return Array.from({ length: 12 }, (_, index) => addMonths(january, index)).map((month) => ({
    at: month,
    text: name.format(new Date(month * 86_400_000)),
    isOutside: false,
  }));
}

function yearCells(at: number): readonly CalendarCell[] {
  const { year } = partsOfDay(at);
  const from = year - ((year - 1) % yearsOnPage);
  return Array.from({ length: yearsOnPage }, (_, index) => from + index)
    .filter((each) => each <= 9999)
    .map((each) => ({ at: epochDay(each, 1, 1), text: String(each), isOutside: false }));
}

/** Does any day of the cell lie between the bounds? Bounds are days, both included. */
export function isOffered(unit: CalendarUnit, at: number, least: number | null, greatest: number | null): boolean {
  const end = unit === 'day' ? at : unit === 'month' ? addMonths(at, 1) - 1 : addMonths(at, 12) - 1;
  return (least === null || Math.max(end, at) >= least) && (greatest === null || at <= greatest);
}
