import { createInstance } from 'i18next';
import { locales, type Locale } from '@inkstone/schema';
import { isLocale, storedLocale, storeLocale } from './stored-locale.ts';
import type { Texts } from './texts.ts';

export const i18n = createInstance();

void i18n.init({
  lng: storedLocale() ?? locales[0],
  fallbackLng: locales[0],
  resources: {},
  initAsync: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { prefix: '{', suffix: '}', escapeValue: false },
  react: { useSuspense: false },
});

const htmlLanguages: Readonly<Record<Locale, string>> = { zh: 'zh-Hant', en: 'en' };
const registered = new Set<string>();

/** Texts come with the page that shows them and are added when it is first drawn. */
export function registerTexts(texts: Texts): void {
  if (registered.has(texts.namespace)) return;
  registered.add(texts.namespace);
  for (const locale of locales) {
    const bundle = Object.fromEntries(Object.entries(texts.table).map(([key, text]) => [key, text[locale]]));
    i18n.addResourceBundle(locale, texts.namespace, bundle);
  }
}

export function currentLocale(): Locale {
  return isLocale(i18n.language) ? i18n.language : locales[0];
}

/** Shows the product in another language and remembers it in this browser. */
export async function chooseLocale(locale: Locale): Promise<void> {
  storeLocale(locale);
  await i18n.changeLanguage(locale);
}

const tellDocument = () => (document.documentElement.lang = htmlLanguages[currentLocale()]);
i18n.on('languageChanged', tellDocument);
tellDocument();
