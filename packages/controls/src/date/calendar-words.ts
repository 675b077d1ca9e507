import type { Locale } from '@inkstone/schema';

/** What browsers call the languages, for their names of days and months. */
export const localeTag = { zh: 'zh-TW', en: 'en-US' } as const satisfies Record<Locale, string>;

/** The days of the week from Sunday on: short, and in full for those who hear them. */
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

/** A day in full, for those who hear it. */
export function dayName(at: number, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTag[locale], { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(at * 86_400_000));
}

export function monthName(at: number, locale: Locale): string {
  return new Intl.DateTimeFormat(localeTag[locale], { month: 'long', timeZone: 'UTC' }).format(new Date(at * 86_400_000));
}
