import type { DocumentIssue, Report } from './document-issue.ts';
import type { IssueLocation } from './issue-location.ts';

/** Returns an issue for every code that occurs more than once, ignoring case. */
export function repeatedCodes(codes: readonly string[], report: Report, locate: (code: string) => IssueLocation): DocumentIssue[] {
  const seen = new Set<string>();
  return codes.flatMap((code) => {
    const folded = code.toLowerCase();
    const isTwice = seen.has(folded);
    seen.add(folded);
    return isTwice ? [report('CodeTwice', locate(code), { code })] : [];
  });
}
