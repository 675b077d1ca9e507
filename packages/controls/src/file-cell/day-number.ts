import { offsetAt } from '@inkstone/formula';

/** Spreadsheets count days from here, so that their day 60 is the 29th of February 1900, which never was. */
const start = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;
/** The other way of counting begins so many days later. */
const daysTo1904 = 1462;
/** The last day of the year 9999. */
const lastDay = 2_958_465;

/** The day number of a day (`2026-11-22`), or of a moment as the clocks of the zone show it. Null for what the programs cannot count. */
export function dayNumberOf(value: string, timeZone: string): number | null {
  const ms = Date.parse(value);
  if (Number.isNaN(ms)) return null;
  const local = value.length > 10 ? ms + offsetAt(ms, timeZone) : ms;
  const day = (local - start) / dayMs;
  return day < 1 || day > lastDay + 1 ? null : day;
}

/** A day number as text: `2026-11-22`, with the time of day unless that is midnight; below one the time alone. Null for what is no day. */
export function dayText(day: number, is1904 = false): string | null {
  if (!Number.isFinite(day) || day < 0 || day > lastDay + 1) return null;
  const isTime = day < 1 && !is1904;
  const text = new Date(start + Math.round((day + (is1904 ? daysTo1904 : 0)) * 86_400) * 1000).toISOString();
  const time = text.slice(11, 19);
  if (isTime && day < 1) return time;
  return time === '00:00:00' ? text.slice(0, 10) : `${text.slice(0, 10)} ${time}`;
}
