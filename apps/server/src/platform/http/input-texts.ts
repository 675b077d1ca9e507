import type { Locale } from '@inkstone/schema';
import { z } from 'zod';

/** What is wrong with something that was read, by language, for `safeParse`. A rule of our own carries its texts as parameters. */
export const inputTexts = {
  zh: withOwn('zh', z.locales.zhTW().localeError),
  en: withOwn('en', z.locales.en().localeError),
} satisfies Record<Locale, z.core.$ZodErrorMap>;

function withOwn(locale: Locale, usual: z.core.$ZodErrorMap): z.core.$ZodErrorMap {
  return (issue) => {
    const own: unknown = issue.code === 'custom' ? (issue['params'] as Record<string, unknown> | undefined)?.[locale] : undefined;
    return typeof own === 'string' ? own : usual(issue);
  };
}
