import {
  createChecker,
  createDraftReader,
  draftIssues,
  issuePath,
  issueText,
  nothingOutside,
  outsideNames,
  type DraftDocument,
} from '@inkstone/checks';
import type { CheckAnswer, CheckRequest } from './check-messages.ts';

const reader = createDraftReader();
const checker = createChecker();
const documents = new Map<string, DraftDocument>();
let outside = nothingOutside;

const idOf = (key: DraftDocument['key']): string => JSON.stringify(key);

/** Checks the documents that it is told about, apart from what was checked before. */
self.onmessage = ({ data }: MessageEvent<CheckRequest>) => {
  for (const document of data.changed) documents.set(idOf(document.key), document);
  for (const key of data.removed) documents.delete(idOf(key));
  if (data.outside) ({ outside } = data);
  const draft = reader.read(data.appCode, [...documents.values()]);
  const { app } = draft;
  const issues = draftIssues(draft, checker.check(app, outside)).map((issue) => ({
    severity: issue.severity,
    document: issue.document,
    code: issue.code,
    path: issuePath(issue.document, issue.location),
    text: issueText(issue, data.locale),
  }));
  const owned = [...app.models, ...app.workflows].map(({ code }) => code);
  const answer: CheckAnswer = { id: data.id, issues, names: JSON.stringify([outsideNames(app, outside.rules), owned]) };
  self.postMessage(answer);
};
