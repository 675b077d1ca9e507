import { FormulaDate, isFormulaError, parseFormulaDate } from '@inkstone/formula';

/** AM and PM in both languages, before or after the hour. */
const halves = /\s*(上午|下午|AM|PM|A\.M\.|P\.M\.)\s*/i;
const clock = /^(\d{1,2})[:時时](\d{1,2})(?:[:分](\d{1,2}))?[分秒]?$/;
const calendar = /^(\d{4})(?:[-/.年](\d{1,2})(?:[-/.月](\d{1,2}))?)?[年月日]?$/;

/**
 * Parses a day or moment in the usual notations and in every date format: full-width digits, dashes, slashes, dots or 年月日, a month or a
 * year alone (their first day), and a time of day on a 24-hour or 12-hour clock. A moment with an offset is read as ISO 8601. Returns null
 * for anything else.
 */
export function parseDateText(text: string, timeZone: string): FormulaDate | null {
  const plain = text.normalize('NFKC').trim();
  const iso = /\dT\d/.test(plain) ? parseFormulaDate(plain, timeZone) : null;
  if (iso instanceof FormulaDate) return iso;
  const half = halves.exec(plain)?.[1] ?? null;
  const [day = '', time, ...more] = plain.replace(halves, ' ').trim().split(/\s+/);
  const date = calendar.exec(day);
  if (!date || more.length > 0 || (half !== null && time === undefined)) return null;
  const written = [date[1], two(date[2] ?? '1'), two(date[3] ?? '1')].join('-');
  if (time === undefined) return known(written, timeZone);
  const hours = clock.exec(time);
  const hour = hours && onClock(Number(hours[1]), half);
  return hours && hour !== null ? known(`${written} ${two(hour)}:${two(hours[2]!)}:${two(hours[3] ?? '0')}`, timeZone) : null;
}

/** Converts to a 24-hour clock; null for an hour that does not exist on a 12-hour clock. */
function onClock(hour: number, half: string | null): number | null {
  if (half === null) return hour;
  if (hour < 1 || hour > 12) return null;
  return (hour % 12) + (/^(?:下午|p)/i.test(half) ? 12 : 0);
}

function two(part: string | number): string {
  return String(part).padStart(2, '0');
}

function known(text: string, timeZone: string): FormulaDate | null {
  const date = parseFormulaDate(text, timeZone);
  return isFormulaError(date) ? null : date;
}
