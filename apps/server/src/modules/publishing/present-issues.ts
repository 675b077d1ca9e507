import { issuePath, issueText, type DocumentIssue } from '@inkstone/checks';
import type { Locale } from '@inkstone/schema';
import type { RefusalExtra } from '../../platform/http/refusal.ts';

/** The issues of documents for the caller, with the place of each in the definition. */
export function presentIssues(issues: readonly DocumentIssue[], locale: Locale): NonNullable<RefusalExtra['issues']> {
  return issues.map((issue) => {
    const path = issuePath(issue.document, issue.location);
    return { code: issue.code, path, params: { path, ...issue.params }, message: issueText(issue, locale) };
  });
}
