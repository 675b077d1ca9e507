import type { Locale } from '@inkstone/schema';

/** The language tags used for formatting dates. */
export const languages: Readonly<Record<Locale, string>> = { zh: 'zh-Hant-TW', en: 'en-GB' };
const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: Locale, timeZone: string, withYear: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${timeZone} ${withYear}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(languages[locale], {
    timeZone,
    ...(withYear ? { year: 'numeric' } : {}),
    // Numeric day and month are ambiguous between English-speaking countries.
    month: locale === 'en' ? 'short' : '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
  formats.set(key, made);
  return made;
}

/** Formats an instant as date and time in a time zone; the year is included when it is not the current one. */
export function formatInstant(instant: string, locale: Locale, timeZone: string, now: Date = new Date()): string {
  const at = new Date(instant);
  const text = format(locale, timeZone, yearOf(at, timeZone) !== yearOf(now, timeZone)).format(at);
  return text.replace(/\s/gu, ' ');
}

const yearOf = (date: Date, timeZone: string) => new Intl.DateTimeFormat('en', { timeZone, year: 'numeric' }).format(date);

export function isPast(instant: string, now: Date = new Date()): boolean {
  return Date.parse(instant) <= now.getTime();
}

const minute = 60_000;
const steps = [
  // Zero seconds are formatted as "now".
  { unit: 'second', length: minute, until: minute },
  { unit: 'minute', length: minute, until: 60 * minute },
  { unit: 'hour', length: 60 * minute, until: 24 * 60 * minute },
  { unit: 'day', length: 24 * 60 * minute, until: 7 * 24 * 60 * minute },
] as const;

/** Formats an instant relative to now; after a week as a date. */
export function formatAge(instant: string, locale: Locale, timeZone: string, now: Date = new Date()): string {
  const age = Math.max(0, now.getTime() - new Date(instant).getTime());
  const step = steps.find(({ until }) => age < until);
  if (!step) return formatInstant(instant, locale, timeZone, now);
  return new Intl.RelativeTimeFormat(languages[locale], { numeric: 'auto' }).format(-Math.floor(age / step.length), step.unit);
}
