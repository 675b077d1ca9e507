import { dayFromEpoch, datePartsOf, epochDay, isFormulaError } from '@inkstone/formula';
import type { Locale } from '@inkstone/schema';
import { localeTag } from './calendar-names.ts';

/** The unit that one cell of a calendar represents. */
export type CalendarUnit = 'day' | 'month' | 'year';

export interface CalendarCell {
  /** The first day of the cell, counted from 1970-01-01. */
  readonly at: number;
  readonly text: string;
  /** Belongs to another month; shown to complete the week. */
  readonly isOtherMonth: boolean;
}

const first = epochDay(1, 1, 1);
const last = epochDay(9999, 12, 31);
const perRow = { day: 7, month: 3, year: 3 } as const;
const yearsOnPage = 12;

const inRange = (at: number): number => Math.min(Math.max(at, first), last);

export function partsOfDay(at: number): { readonly year: number; readonly month: number; readonly day: number } {
  const date = dayFromEpoch(inRange(at));
  // In the years 1 to 9999 every day number is valid.
  const { year, month, day } = isFormulaError(date) ? { year: 1970, month: 1, day: 1 } : datePartsOf(date, 'UTC');
  return { year, month, day };
}

/** Returns the start of the unit that contains a day. */
export function startOf(unit: CalendarUnit, at: number): number {
  const { year, month } = partsOfDay(at);
  return unit === 'day' ? inRange(at) : epochDay(year, unit === 'month' ? month : 1, 1);
}

/** Adds months; keeps the day of the month, or takes the last day if the month is shorter. */
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

/** Moves by a number of cells. */
function moveBy(unit: CalendarUnit, at: number, cells: number): number {
  return unit === 'day' ? inRange(at + cells) : addMonths(at, cells * monthsOf[unit]);
}

/** Moves by a number of pages. */
export function movePages(unit: CalendarUnit, at: number, pages: number): number {
  return addMonths(at, pages * { day: 1, month: 12, year: 12 * yearsOnPage }[unit]);
}

/** Returns the day to which a key moves, with the usual keys of a calendar grid; null for other keys. */
export function moveByKey(unit: CalendarUnit, at: number, key: string, isShifted: boolean): number | null {
  const weekday = weekdayOf(at);
  const moves: Readonly<Record<string, () => number>> = {
    ArrowLeft: () => moveBy(unit, at, -1),
    ArrowRight: () => moveBy(unit, at, 1),
    ArrowUp: () => moveBy(unit, at, -perRow[unit]),
    ArrowDown: () => moveBy(unit, at, perRow[unit]),
    PageUp: () => (unit === 'day' && isShifted ? addMonths(at, -12) : movePages(unit, at, -1)),
    PageDown: () => (unit === 'day' && isShifted ? addMonths(at, 12) : movePages(unit, at, 1)),
    Home: () => (unit === 'day' ? inRange(at - weekday) : at),
    End: () => (unit === 'day' ? inRange(at + 6 - weekday) : at),
  };
  return moves[key]?.() ?? null;
}

/** 1970-01-01 was a Thursday; weeks begin on Sunday. */
const weekdayOf = (at: number): number => (((at + 4) % 7) + 7) % 7;

/** Returns the rows of the page that contains a day: the weeks of its month, the months of its year, or twelve years. */
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
    .map((day) => ({ at: day, text: String(partsOfDay(day).day), isOtherMonth: startOf('month', day) !== month }));
}

function monthCells(at: number, locale: Locale): readonly CalendarCell[] {
  const name = new Intl.DateTimeFormat(localeTag[locale], { month: 'short', timeZone: 'UTC' });
  const january = startOf('year', at);
  return Array.from({ length: 12 }, (_, index) => addMonths(january, index)).map((month) => ({
    at: month,
    text: name.format(new Date(month * 86_400_000)),
    isOtherMonth: false,
  }));
}

function yearCells(at: number): readonly CalendarCell[] {
  const { year } = partsOfDay(at);
  const from = year - ((year - 1) % yearsOnPage);
  return Array.from({ length: yearsOnPage }, (_, index) => from + index)
    .filter((each) => each <= 9999)
    .map((each) => ({ at: epochDay(each, 1, 1), text: String(each), isOtherMonth: false }));
}

/** Whether any day of the cell lies within the bounds. Bounds are days, both inclusive. */
export function isOffered(unit: CalendarUnit, at: number, least: number | null, greatest: number | null): boolean {
  const end = unit === 'day' ? at : unit === 'month' ? addMonths(at, 1) - 1 : addMonths(at, 12) - 1;
  return (least === null || Math.max(end, at) >= least) && (greatest === null || at <= greatest);
}
