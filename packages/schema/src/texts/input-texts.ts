import { fillText, type Locale, type LocalizedText } from './localized-text.ts';
import { z } from 'zod';

/** The length of a text, in words of people who do not program. */
const lengthTexts = {
  too_small: { zh: '至少{count}個字元', en: 'At least {count} {count|character|characters}' },
  too_big: { zh: '最多{count}個字元', en: 'At most {count} {count|character|characters}' },
} as const satisfies Record<string, LocalizedText>;

/** Error maps of zod by language, for `safeParse`. A custom issue carries its texts as `params` by language. */
export const inputTexts = {
  zh: withCustomTexts('zh', z.locales.zhTW().localeError),
  en: withCustomTexts('en', z.locales.en().localeError),
} satisfies Record<Locale, z.core.$ZodErrorMap>;

function withCustomTexts(locale: Locale, standard: z.core.$ZodErrorMap): z.core.$ZodErrorMap {
  return (issue) => {
    const custom: unknown = issue.code === 'custom' ? (issue['params'] as Record<string, unknown> | undefined)?.[locale] : undefined;
    if (typeof custom === 'string') return custom;
    if (issue.code === 'too_small' && issue.origin === 'string')
      return fillText(lengthTexts.too_small[locale], { count: Number(issue.minimum) });
    if (issue.code === 'too_big' && issue.origin === 'string')
      return fillText(lengthTexts.too_big[locale], { count: Number(issue.maximum) });
    return standard(issue);
  };
}
