import type { DocumentKey, LocalizedText } from '@inkstone/schema';
import type { IssueLocation } from './issue-location.ts';
import type { IssueCode } from './issue-text.ts';

/** What is wrong with a document, as data: the text is looked up by code and locale. */
export interface DocumentIssue {
  readonly code: IssueCode;
  readonly document: DocumentKey;
  readonly location: IssueLocation;
  readonly params: Readonly<Record<string, unknown>>;
  /** A warning is reported but does not prevent publishing; a hint is only shown while designing (`hintsIn`). */
  readonly severity: 'error' | 'warning' | 'hint';
  /** What leads to it in a workflow, step by step. */
  readonly steps?: readonly IssueStep[];
}

export interface IssueStep {
  /** The activity at which it happens; null: none in particular. */
  readonly activity: string | null;
  readonly text: LocalizedText;
}

/** Makes the issues of one document. */
export type Report = (code: IssueCode, location: IssueLocation, params?: DocumentIssue['params']) => DocumentIssue;

/** Returns the function that makes the errors of a document. */
export function errorsIn(document: DocumentKey): Report {
  return (code, location, params = {}) => ({ code, document, location, params, severity: 'error' });
}

export function asWarning(issue: DocumentIssue): DocumentIssue {
  return { ...issue, severity: 'warning' };
}
