import { useTranslation } from 'react-i18next';
import type { Locale } from '@inkstone/schema';
import { currentLocale, i18n, registerTexts } from './i18n.ts';
import type { Texts } from './texts.ts';

export type TextParams = Readonly<Record<string, string | number>>;
export type Translate<Key extends string> = (key: Key, params?: TextParams) => string;

/** The texts of a feature in the language shown; only its own keys are accepted. */
export function useTexts<Key extends string>(texts: Texts<Key>): Translate<Key> {
  registerTexts(texts);
  const { t } = useTranslation(texts.namespace, { i18n });
  return t as unknown as Translate<Key>;
}

export function useLocale(): Locale {
  useTranslation(undefined, { i18n });
  return currentLocale();
}
