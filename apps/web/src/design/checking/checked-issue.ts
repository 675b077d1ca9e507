import { issuePath, issueText, type DocumentIssue, type IssueLocation } from '@inkstone/checks';
import { localizedParams, type Locale } from '@inkstone/schema';
import type { CheckedIssue } from './check-messages.ts';

/** Returns a function that words issues; the same object for an issue that is known already. */
export function issueWords(): (issue: DocumentIssue, locale: Locale) => CheckedIssue {
  const known = new WeakMap<DocumentIssue, { readonly locale: Locale; readonly checked: CheckedIssue }>();
  return (issue, locale) => {
    const found = known.get(issue);
    if (found?.locale === locale) return found.checked;
    const checked = checkedIssue(issue, locale);
    known.set(issue, { locale, checked });
    return checked;
  };
}

const checkedIssue = (issue: DocumentIssue, locale: Locale): CheckedIssue => ({
  severity: issue.severity,
  document: issue.document,
  code: issue.code,
  path: issuePath(issue.document, issue.location),
  part: partOf(issue.location),
  option: 'option' in issue.location ? (issue.location.option ?? null) : null,
  text: issueText(issue, locale),
  detail: detailOf(issue, locale),
  location: issue.location,
  params: issue.params,
  steps: (issue.steps ?? []).map(({ activity, text }) => ({ activityCode: activity, text: text[locale] })),
});

function detailOf(issue: DocumentIssue, locale: Locale): string {
  const { detail } = localizedParams(issue.params ?? {}, locale);
  return typeof detail === 'string' ? detail : issueText(issue, locale);
}

/** The part of the document to which an issue leads. */
function partOf(location: IssueLocation): string | null {
  const { kind } = location;
  if (kind === 'item') return location.column === undefined ? location.item : `${location.item}.${location.column}`;
  if (kind === 'control' || kind === 'formula')
    return location.column === undefined ? location.control : `${location.control}.${location.column}`;
  if (kind === 'activity') return location.activity;
  if (kind === 'route') return `route.${location.route}`;
  if (kind === 'card') return location.card;
  if (kind === 'entry') return location.entry;
  if (kind === 'list-setting') return location.code ?? null;
  return kind === 'layout' ? location.control : null;
}
