import type { z } from 'zod';
import type { Call, RefusalData } from '@inkstone/api';
import type { Locale } from '@inkstone/schema';
import { inputTexts } from '@inkstone/schema/input-texts';
import { Refusal } from './refusal.ts';

const maxIssues = 200;

/** Parses the input of a call. Refuses invalid input as `malformed` with all issues, at most 200, in the language of the caller. */
export function parseInput<C extends Call>(call: C, sent: unknown, locale: Locale): z.output<C['input']> {
  const result = call.input.safeParse(sent ?? {}, { error: inputTexts[locale] });
  if (!result.success) throw new Refusal('malformed', {}, { issues: result.error.issues.slice(0, maxIssues).map(issueOf) });
  return result.data as z.output<C['input']>;
}

function issueOf(issue: z.core.$ZodIssue): NonNullable<RefusalData['issues']>[number] {
  return { code: issue.code, path: issue.path.map(String).join('.'), message: issue.message };
}
