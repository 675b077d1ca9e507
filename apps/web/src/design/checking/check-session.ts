import {
  createChecker,
  createDraftReader,
  draftIssues,
  hintsIn,
  noExternalObjects,
  type Checking,
  type Draft,
  type DraftDocument,
} from '@inkstone/checks';
import { documentId, documentsOf, type Document, type Json } from '@inkstone/design';
import type { CheckAnswer, CheckRequest } from './check-messages.ts';
import { issueWords } from './checked-issue.ts';
import { namesKey } from './names-key.ts';

interface SessionOptions {
  readonly answer: (answer: CheckAnswer) => void;
  /** Runs what is to be done next, after what came in meanwhile. */
  readonly later: (work: () => void) => void;
  readonly now?: () => number;
}

/** How long documents are checked without a look at what came in. */
const sliceMilliseconds = 20;
/** How often it is told what was found, until all is checked. */
const tellMilliseconds = 250;

/** Checks the documents that it is told about, apart from what was checked before: the document that is shown first, the others after it. */
export function createCheckSession({ answer, later, now = () => performance.now() }: SessionOptions): (request: CheckRequest) => void {
  const reader = createDraftReader();
  const checker = createChecker();
  const words = issueWords();
  const documents = new Map<string, DraftDocument>();
  let external = noExternalObjects;
  let names = '';
  let latest = 0;

  function tell(request: CheckRequest, draft: Draft, checking: Checking, isDone: boolean): void {
    const { app } = draft;
    const hints = hintsIn(documentsOf(documents.values() as Iterable<Document>));
    const found = [...draftIssues(draft, checking.issues()), ...hints];
    if (isDone) names = namesKey(app, external.rules);
    answer({
      id: request.id,
      issues: found.map((issue) => words(issue, documents.get(documentId(issue.document))?.content as Json | undefined, request.locale)),
      isDone,
      names,
    });
  }

  return (request) => {
    for (const document of request.changed) documents.set(documentId(document.key), document);
    for (const key of request.removed) documents.delete(documentId(key));
    if (request.external) ({ external } = request);
    latest = request.id;
    const draft = reader.read(request.appCode, [...documents.values()]);
    const checking = checker.begin(draft.app, external, request.shown);
    let told = -Infinity;
    const goOn = (): void => {
      // A later request has begun anew; what was found until then is known to it.
      if (latest !== request.id) return;
      const from = now();
      let isMore = checking.step();
      const isFirst = told === -Infinity;
      while (isMore && !isFirst && now() - from < sliceMilliseconds) isMore = checking.step();
      if (!isMore || now() - told >= tellMilliseconds) {
        tell(request, draft, checking, !isMore);
        told = now();
      }
      if (isMore) later(goOn);
    };
    goOn();
  };
}
