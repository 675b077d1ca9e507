import { applyGroup, type Documents, type Operation } from '@inkstone/design';
import type { DocumentIssue } from '../issue/document-issue.ts';
import { fixes } from './fixes.ts';

/** A working copy, with what is published of it. */
interface WorkingCopy {
  readonly documents: Documents;
  readonly published: Documents;
}

type Issue = Pick<DocumentIssue, 'code' | 'document' | 'location' | 'params'>;

/** Returns the operations that fix an issue; null if there is not one right fix, or if it does not fit the documents. */
export function fixOf(issue: Issue, { documents, published }: WorkingCopy): readonly Operation[] | null {
  const operations = fixes[issue.code]?.(issue, { key: issue.document, documents }) ?? [];
  return operations.length > 0 && applyGroup(documents, operations, published).fits ? operations : null;
}

/** Returns one group that fixes every issue that can be fixed: each as the ones before it leave the documents. */
export function fixAll(issues: readonly Issue[], { documents, published }: WorkingCopy): readonly Operation[] {
  let current = documents;
  const all: Operation[] = [];
  for (const issue of issues) {
    const operations = fixOf(issue, { documents: current, published });
    const result = operations && applyGroup(current, operations, published);
    if (!operations || !result?.fits) continue;
    current = result.documents;
    all.push(...operations);
  }
  return all;
}
