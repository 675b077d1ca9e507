import { issuePath, issueText, type DocumentIssue, type IssueLocation } from '@inkstone/checks';
import type { Json } from '@inkstone/design';
import { localizedParams, type Locale } from '@inkstone/schema';
import type { CheckedIssue } from './check-messages.ts';
import { placeName } from './place-name.ts';

/** Returns a function that words issues of documents; the same object for an issue that is known already. */
export function issueWords(): (issue: DocumentIssue, content: Json | undefined, locale: Locale) => CheckedIssue {
  const known = new WeakMap<DocumentIssue, { readonly locale: Locale; readonly checked: CheckedIssue }>();
  return (issue, content, locale) => {
    const found = known.get(issue);
    if (found?.locale === locale) return found.checked;
    const checked = checkedIssue(issue, placeName(content, issue, locale), locale);
    known.set(issue, { locale, checked });
    return checked;
  };
}

const checkedIssue = (issue: DocumentIssue, place: string, locale: Locale): CheckedIssue => ({
  severity: issue.severity,
  document: issue.document,
  code: issue.code,
  path: issuePath(issue.document, issue.location),
  place,
  part: partOf(issue.location),
  option: 'option' in issue.location ? (issue.location.option ?? null) : null,
  text: textOf(issue, place, locale),
  detail: detailOf(issue, place, locale),
  location: issue.location,
  params: issue.params,
  steps: (issue.steps ?? []).map(({ activity, text }) => ({ activityCode: activity, text: text[locale] })),
});

/** The text with the place in names: paths of codes are for programs. */
const textOf = (issue: DocumentIssue, place: string, locale: Locale): string =>
  issueText({ ...issue, params: { ...issue.params, path: place } }, locale);

function detailOf(issue: DocumentIssue, place: string, locale: Locale): string {
  const { detail } = localizedParams(issue.params ?? {}, locale);
  return typeof detail === 'string' ? detail : textOf(issue, place, locale);
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
