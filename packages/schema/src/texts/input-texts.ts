import type { Locale } from './localized-text.ts';
import { z } from 'zod';

/** Error maps of zod by language, for `safeParse`. A custom issue carries its texts as `params` by language. */
export const inputTexts = {
  zh: withCustomTexts('zh', z.locales.zhTW().localeError),
  en: withCustomTexts('en', z.locales.en().localeError),
} satisfies Record<Locale, z.core.$ZodErrorMap>;

function withCustomTexts(locale: Locale, standard: z.core.$ZodErrorMap): z.core.$ZodErrorMap {
  return (issue) => {
    const custom: unknown = issue.code === 'custom' ? (issue['params'] as Record<string, unknown> | undefined)?.[locale] : undefined;
    return typeof custom === 'string' ? custom : standard(issue);
  };
}
