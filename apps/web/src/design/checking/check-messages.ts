import type { DocumentIssue, DraftDocument, IssueLocation, ExternalObjects } from '@inkstone/checks';
import type { Locale } from '@inkstone/schema';

/** What the page tells the worker: the documents that are other objects than before, and what is outside of the application. */
export interface CheckRequest {
  readonly id: number;
  readonly appCode: string;
  readonly changed: readonly DraftDocument[];
  readonly removed: readonly DraftDocument['key'][];
  /** Null: as before. */
  readonly external: ExternalObjects | null;
  readonly locale: Locale;
  /** The document that is shown, which is checked before the others. */
  readonly shown: DraftDocument['key'] | null;
}

export interface CheckedIssue {
  readonly severity: DocumentIssue['severity'];
  readonly document: DocumentIssue['document'];
  readonly code: DocumentIssue['code'];
  /** The place in the definition. */
  readonly path: string;
  /** The place in names: "Expense claim › Total › Maximum". */
  readonly place: string;
  /** The part to which its address leads: an item, a control, a column `sheet.column`, an activity or `route.code`; null: the document. */
  readonly part: string | null;
  /** The option of the control that is wrong. */
  readonly option: string | null;
  readonly text: string;
  /** What is wrong, without where. */
  readonly detail: string;
  readonly location: IssueLocation;
  readonly params: DocumentIssue['params'];
  /** What leads to it in a workflow, as it can be played on the drawing. */
  readonly steps: readonly { readonly activityCode: string | null; readonly text: string }[];
}

/** An answer as it comes from the worker. */
export interface SentAnswer extends Omit<CheckAnswer, 'issues'> {
  /** Null: the same as in the answer before; most edits change no issue, and reading many takes the page's time. */
  readonly issues: readonly CheckedIssue[] | null;
}

export interface CheckAnswer {
  readonly id: number;
  /** Of documents that are not checked yet, what was known before. */
  readonly issues: readonly CheckedIssue[];
  /** Whether all documents are checked; otherwise further answers follow. */
  readonly isDone: boolean;
  /** Changes when the documents name other things outside of the application. */
  readonly names: string;
}
