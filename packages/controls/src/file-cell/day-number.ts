import { offsetAt } from '@inkstone/formula';

/** Day 0 of the 1900 date system. With this start, day 60 is the non-existent 29 February 1900, as in spreadsheet programs. */
const start = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;
/** The 1904 date system starts this many days later. */
const daysTo1904 = 1462;
/** The number of the last day of the year 9999. */
const lastDay = 2_958_465;

/**
 * Returns the day number of a day (`2026-11-22`), or of a moment in the given time zone. Null for dates that spreadsheet programs do not
 * support.
 */
export function dayNumberOf(value: string, timeZone: string): number | null {
  const ms = Date.parse(value);
  if (Number.isNaN(ms)) return null;
  const local = value.length > 10 ? ms + offsetAt(ms, timeZone) : ms;
  const day = (local - start) / dayMs;
  return day < 1 || day > lastDay + 1 ? null : day;
}

/**
 * Formats a day number: `2026-11-22`, followed by the time of day unless it is midnight; only the time below 1. Null if it is not a valid
 * day.
 */
export function dayText(day: number, is1904 = false): string | null {
  if (!Number.isFinite(day) || day < 0 || day > lastDay + 1) return null;
  const isTime = day < 1 && !is1904;
  const text = new Date(start + Math.round((day + (is1904 ? daysTo1904 : 0)) * 86_400) * 1000).toISOString();
  const time = text.slice(11, 19);
  if (isTime && day < 1) return time;
  return time === '00:00:00' ? text.slice(0, 10) : `${text.slice(0, 10)} ${time}`;
}
