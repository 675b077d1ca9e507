import { locales, type Locale } from '@inkstone/schema';

const key = 'locale';

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** The language this browser was set to; null when nobody chose one. */
export function storedLocale(): Locale | null {
  const stored = localStorage.getItem(key);
  return isLocale(stored) ? stored : null;
}

export function storeLocale(locale: Locale): void {
  localStorage.setItem(key, locale);
}
