import { z } from 'zod';
import type { Call, RefusalData } from '@inkstone/api';
import { fillText, type Locale, type LocalizedText } from '@inkstone/schema';
import { Refusal } from './refusal.ts';

/** So many are told at once. */
const mostIssues = 200;

const standardTexts = { zh: z.locales.zhTW().localeError, en: z.locales.en().localeError } satisfies Record<Locale, z.core.$ZodErrorMap>;

const tooManyPaths: LocalizedText = { zh: '最多 {mostPaths} 個欄位路徑', en: 'At most {mostPaths} paths of fields' };

const textOf =
  (locale: Locale): z.core.$ZodErrorMap =>
  (issue) =>
    issue.code === 'custom' && issue.params?.['mostPaths'] !== undefined
      ? fillText(tooManyPaths[locale], issue.params)
      : standardTexts[locale](issue);

/** Reads what a caller sent. Refuses with everything that is wrong with it, at most 200 things, each in the caller's language. */
export function parseInput<C extends Call>(call: C, sent: unknown, locale: Locale): z.output<C['input']> {
  const result = call.input.safeParse(sent ?? {}, { error: textOf(locale) });
  if (!result.success) throw new Refusal('malformed', {}, { issues: result.error.issues.slice(0, mostIssues).map(issueOf) });
  return result.data as z.output<C['input']>;
}

function issueOf(issue: z.core.$ZodIssue): NonNullable<RefusalData['issues']>[number] {
  return { code: issue.code, path: issue.path.map(String).join('.'), message: issue.message };
}
