import { documentId } from '@inkstone/design';
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

/**
 * The issues of a draft: what does not fit its schemas, and what its checks found, except that they miss a document that is malformed, or
 * tell once more where a value is that does not fit.
 */
export function draftIssues({ malformed, unfit }: Pick<Draft, 'malformed' | 'unfit'>, issues: readonly DocumentIssue[]): DocumentIssue[] {
  const there = new Set(malformed.map(({ document }) => `${document.kind} ${document.code}`));
  const told = new Set(unfit.map(placeOf));
  const further = issues.filter(
    (issue) => !there.has(`${missing[issue.code]} ${String(issue.params['code'])}`) && !told.has(placeOf(issue)),
  );
  return [...malformed, ...unfit, ...further];
}

const placeOf = ({ document, location }: DocumentIssue): string => JSON.stringify([documentId(document), location]);
