import type { DocumentKey } from '@inkstone/schema';
import type { DocumentIssue } from '../issue/document-issue.ts';
import type { IssueCode } from '../issue/issue-text.ts';
import type { Draft } from './read-draft.ts';

/** What is told of a document that is not there. */
const missing: Readonly<Partial<Record<IssueCode, DocumentKey['kind']>>> = {
  UnknownModel: 'model',
  UnknownForm: 'form',
  UnknownList: 'list',
  UnknownWorkflow: 'workflow',
};

/** The issues of a draft: its malformed documents, and those of the others, except that they miss one that is malformed. */
export function draftIssues({ malformed }: Pick<Draft, 'malformed'>, issues: readonly DocumentIssue[]): DocumentIssue[] {
  const there = new Set(malformed.map(({ document }) => `${document.kind} ${document.code}`));
  return [...malformed, ...issues.filter(({ code, params }) => !there.has(`${missing[code]} ${String(params['code'])}`))];
}
