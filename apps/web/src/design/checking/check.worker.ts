import {
  createChecker,
  createDraftReader,
  draftIssues,
  hintsIn,
  issuePath,
  issueText,
  nothingOutside,
  type DocumentIssue,
  type DraftDocument,
  type IssueLocation,
} from '@inkstone/checks';
import { documentsOf, type Document } from '@inkstone/design';
import { localizedParams, type Locale } from '@inkstone/schema';
import type { CheckAnswer, CheckRequest } from './check-messages.ts';
import { namesKey } from './names-key.ts';

const reader = createDraftReader();
const checker = createChecker();
const documents = new Map<string, DraftDocument>();
let outside = nothingOutside;

const idOf = (key: DraftDocument['key']): string => JSON.stringify(key);

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

/** Checks the documents that it is told about, apart from what was checked before. */
self.onmessage = ({ data }: MessageEvent<CheckRequest>) => {
  for (const document of data.changed) documents.set(idOf(document.key), document);
  for (const key of data.removed) documents.delete(idOf(key));
  if (data.outside) ({ outside } = data);
  const draft = reader.read(data.appCode, [...documents.values()]);
  const { app } = draft;
  const found = [...draftIssues(draft, checker.check(app, outside)), ...hintsIn(documentsOf(documents.values() as Iterable<Document>))];
  const issues = found.map((issue) => ({
    severity: issue.severity,
    document: issue.document,
    code: issue.code,
    path: issuePath(issue.document, issue.location),
    part: partOf(issue.location),
    option: 'option' in issue.location ? (issue.location.option ?? null) : null,
    text: issueText(issue, data.locale),
    detail: detailOf(issue, data.locale),
    location: issue.location,
    params: issue.params,
    steps: (issue.steps ?? []).map(({ activity, text }) => ({ activityCode: activity, text: text[data.locale] })),
  }));
  const answer: CheckAnswer = { id: data.id, issues, names: namesKey(app, outside.rules) };
  self.postMessage(answer);
};
