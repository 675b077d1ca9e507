import { fillText, type Locale, type LocalizedText } from './localized-text.ts';
import { z } from 'zod';
import { codePattern } from '../code-pattern.ts';

/** The length of a text, in words of people who do not program. */
const lengthTexts = {
  too_small: { zh: '至少 {count} 個字元', en: 'At least {count} {count|character|characters}' },
  too_big: { zh: '最多 {count} 個字元', en: 'At most {count} {count|character|characters}' },
} as const satisfies Record<string, LocalizedText>;

const codeText = {
  zh: '編碼只能有英文字母、數字和底線，並以字母開頭',
  en: 'A code consists of letters, digits and underscores and starts with a letter',
} as const satisfies LocalizedText;

/** What must be there is not; an empty text means that nothing is chosen where something is named by its code. */
const missingText = { zh: '尚未填寫或選擇', en: 'Not filled in or selected yet' } as const satisfies LocalizedText;

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
    if (issue.code === 'invalid_value' && issue.input === undefined) return missingText[locale];
    if (issue.code === 'invalid_format' && issue['pattern'] === codePattern.toString())
      return (issue.input === '' ? missingText : codeText)[locale];
    return standard(issue);
  };
}
