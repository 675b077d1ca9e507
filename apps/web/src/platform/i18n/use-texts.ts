import { useMemo, useSyncExternalStore } from 'react';
import { fillText, type Locale } from '@inkstone/schema';
import { currentLocale, subscribeLocale } from './locale-store.ts';
import type { Texts } from './texts.ts';

export type TextParams = Readonly<Record<string, string | number>>;
export type Translate<Key extends string> = (key: Key, params?: TextParams) => string;

/** Returns the texts of a feature in the current language; only its own keys are accepted. */
export function useTexts<Key extends string>(texts: Texts<Key>): Translate<Key> {
  const locale = useLocale();
  return useMemo(() => (key, params) => fillText(texts.table[key][locale], params), [texts, locale]);
}

export const useLocale = (): Locale => useSyncExternalStore(subscribeLocale, currentLocale);
