export const scales = ['month', 'quarter', 'year'] as const;
export type GanttScale = (typeof scales)[number];

/** The visible range of days, divided into titled units. Days as `2026-11-30`. */
export interface GanttWindow {
  readonly from: string;
  readonly to: string;
  readonly days: number;
  readonly units: readonly GanttUnit[];
}

export interface GanttUnit {
  readonly from: string;
  readonly days: number;
}

/** A horizontal position within a window, in percent. */
export interface GanttPosition {
  readonly left: number;
  readonly width: number;
}

const dayMilliseconds = 86_400_000;
const monthsOf: Readonly<Record<GanttScale, number>> = { month: 1, quarter: 3, year: 12 };

/** Returns the month, quarter or year that contains a day: a month in days, a quarter in weeks that begin on Mondays, a year in months. */
export function windowAt(day: string, scale: GanttScale): GanttWindow {
  const from = firstOf(day, monthsOf[scale]);
  const end = addMonths(from, monthsOf[scale]);
  const starts = unitStarts(from, end, scale);
  return {
    from: textOf(from),
    to: textOf(end - 1),
    days: end - from,
    units: starts.map((start, index) => ({ from: textOf(start), days: (starts[index + 1] ?? end) - start })),
  };
}

/** Returns a day in the next or the previous window. */
export function adjacentDay({ from }: GanttWindow, scale: GanttScale, step: 1 | -1): string {
  return textOf(addMonths(numberOf(from), step * monthsOf[scale]));
}

/** Returns the position of a period, both days included; null when it is outside the window. */
export function positionIn({ from, days }: GanttWindow, start: string, end: string): GanttPosition | null {
  const first = Math.max(numberOf(start) - numberOf(from), 0);
  const last = Math.min(numberOf(end) - numberOf(from) + 1, days);
  return last <= first ? null : { left: (first / days) * 100, width: ((last - first) / days) * 100 };
}

/** Returns the day of an instant in a time zone. */
export function dayAt(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && textOf(numberOf(text)) === text;

function unitStarts(from: number, end: number, scale: GanttScale): number[] {
  const starts = [from];
  for (;;) {
    const next = nextStart(starts.at(-1)!, scale);
    if (next >= end) return starts;
    starts.push(next);
  }
}

function nextStart(day: number, scale: GanttScale): number {
  if (scale === 'month') return day + 1;
  if (scale === 'year') return addMonths(day, 1);
  // Day 0 was a Thursday.
  return day + 7 - ((((day + 3) % 7) + 7) % 7);
}

function firstOf(day: string, months: number): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Date.UTC(year, month - 1 - ((month - 1) % months), 1) / dayMilliseconds;
}

function addMonths(day: number, months: number): number {
  const date = new Date(day * dayMilliseconds);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1) / dayMilliseconds;
}

function numberOf(day: string): number {
  const at = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(at) ? 0 : at / dayMilliseconds;
}

function textOf(day: number): string {
  return new Date(day * dayMilliseconds).toISOString().slice(0, 10);
}
