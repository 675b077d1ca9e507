import { locales, type Locale } from '@inkstone/schema';

const key = 'locale';
const htmlLanguages: Readonly<Record<Locale, string>> = { zh: 'zh-Hant', en: 'en' };
const listeners = new Set<() => void>();

const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** The language chosen in this browser; null when none was chosen. */
export function chosenLocale(): Locale | null {
  const stored = localStorage.getItem(key);
  return isLocale(stored) ? stored : null;
}

let shown: Locale = chosenLocale() ?? locales[0];
setDocumentTitle();

export const currentLocale = (): Locale => shown;

/** Switches the language and remembers it in this browser (runtime specification, section 1). */
export function chooseLocale(locale: Locale): void {
  localStorage.setItem(key, locale);
  show(locale);
}

/** Sets the organisation's language, for users who did not choose one. */
export function suggestLocale(locale: Locale): void {
  if (!chosenLocale()) show(locale);
}

export function subscribeLocale(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(locale: Locale): void {
  if (locale === shown) return;
  shown = locale;
  setDocumentTitle();
  for (const listener of listeners) listener();
}

function setDocumentTitle(): void {
  document.documentElement.lang = htmlLanguages[shown];
}
