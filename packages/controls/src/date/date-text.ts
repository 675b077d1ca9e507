import { FormulaDate, isFormulaError, parseFormulaDate } from '@inkstone/formula';

/** Words for the halves of a day, in front of the hour or behind it. */
const halves = /\s*(上午|下午|AM|PM|A\.M\.|P\.M\.)\s*/i;
const clock = /^(\d{1,2})[:時时](\d{1,2})(?:[:分](\d{1,2}))?[分秒]?$/;
const calendar = /^(\d{4})(?:[-/.年](\d{1,2})(?:[-/.月](\d{1,2}))?)?[年月日]?$/;

/**
 * A day or moment as people write it and as every date format shows it: full-width digits, dashes, slashes, dots or 年月日, a month or a
 * year alone (their first day), and the time of day on a clock of 24 hours or of two halves. Null for anything else; a moment with an
 * offset is read as ISO 8601.
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

/** The hour of the day; null for one that a clock of two halves does not show. */
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
