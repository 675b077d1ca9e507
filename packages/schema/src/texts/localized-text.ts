/** The languages every text of the product exists in; the first is the default (runtime specification, section 1). */
export const locales = ['zh', 'en'] as const;
export type Locale = (typeof locales)[number];

/** Names in other languages than the default one, by locale. */
export type NameI18n = Partial<Record<Locale, string>>;

/** A text of the product itself: always in both languages. */
export interface LocalizedText {
  readonly zh: string;
  readonly en: string;
}

export interface Named {
  readonly name: string;
  readonly name_i18n?: NameI18n | undefined;
}

/** The name in a locale; falls back to the plain name if there is no entry (runtime specification, section 1). */
export function localizedName(named: Named, locale: Locale): string {
  return named.name_i18n?.[locale] || named.name;
}

/** What stands between two names of a list. */
export const nameSeparator = (locale: Locale): string => (locale === 'zh' ? '、' : ', ');

/** The names of a list in one line. */
export const joinNames = (names: readonly string[], locale: Locale): string => names.join(nameSeparator(locale));

/** The name in both languages. */
export function localizedNames(named: Named): LocalizedText {
  return { zh: localizedName(named, 'zh'), en: localizedName(named, 'en') };
}

/**
 * Fills `{name}` parameters into a text; `{count|record|records}` becomes the first word if the parameter is 1, else the second. An unknown
 * parameter is left as written.
 */
export function fillText(text: string, params: Readonly<Record<string, unknown>> = {}): string {
  return text.replace(/\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g, (placeholder, key: string, one?: string, several?: string) => {
    if (!(key in params)) return placeholder;
    const value = String(params[key]);
    return one === undefined ? value : value === '1' ? one : several!;
  });
}

/** Parameters of a text in a locale: of a parameter that has both languages, that locale's text is used; the items of a list are joined. */
export function localizedParams(params: Readonly<Record<string, unknown>>, locale: Locale): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, localizedParam(value, locale)]));
}

function localizedParam(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value))
    return joinNames(
      value.map((item) => String(localizedParam(item, locale))),
      locale,
    );
  return isLocalizedText(value) ? value[locale] : value;
}

function isLocalizedText(value: unknown): value is LocalizedText {
  return typeof value === 'object' && value !== null && 'zh' in value && 'en' in value;
}
