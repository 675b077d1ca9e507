import type { Locale } from '@inkstone/schema';
import { languages } from '../../platform/i18n/instant.ts';

/** Weekdays from Monday to Sunday; Sunday is 0. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

/** 4 January 1970 was a Sunday. */
export const weekdayText = (weekday: number, locale: Locale): string =>
  new Intl.DateTimeFormat(languages[locale], { weekday: 'short', timeZone: 'UTC' }).format(Date.UTC(1970, 0, 4 + weekday));

/** Day and weekday of `YYYY-MM-DD`, without the year. */
export const dayText = (date: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languages[locale], {
    month: locale === 'en' ? 'short' : '2-digit',
    day: '2-digit',
    weekday: 'short',
    timeZone: 'UTC',
  }).format(Date.parse(`${date}T00:00:00Z`));
