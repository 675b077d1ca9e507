import type { Locale } from '@inkstone/schema';

/** BCP 47 tags for the names of days and months. */
export const localeTag = { zh: 'zh-TW', en: 'en-US' } as const satisfies Record<Locale, string>;

/** The days of the week from Sunday: short names, and full names for screen readers. */
export function weekdayNames(locale: Locale): readonly { readonly short: string; readonly full: string }[] {
  const [narrow, long] = (['narrow', 'long'] as const).map(
    (weekday) => new Intl.DateTimeFormat(localeTag[locale], { weekday, timeZone: 'UTC' }),
  );
  // 1970-01-04 was a Sunday.
  return Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(1970, 0, 4 + day))).map((day) => ({
    short: narrow!.format(day),
    full: long!.format(day),
  }));
}

/** The full date, for screen readers. */
export function dayName(at: number, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTag[locale], { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(at * 86_400_000));
}

export function monthName(at: number, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTag[locale], { month: 'long', timeZone: 'UTC' }).format(new Date(at * 86_400_000));
}
