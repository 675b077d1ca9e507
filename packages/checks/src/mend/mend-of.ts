import { applyGroup, type Documents, type Operation } from '@inkstone/design';
import type { DocumentIssue } from '../issue/document-issue.ts';
import { mends } from './mends.ts';

/** A working copy, with what is published of it. */
interface Mended {
  readonly documents: Documents;
  readonly published: Documents;
}

type Issue = Pick<DocumentIssue, 'code' | 'document' | 'location' | 'params'>;

/** Returns the operations that mend an issue; null if there is not one right mend, or if it does not fit the documents. */
export function mendOf(issue: Issue, { documents, published }: Mended): readonly Operation[] | null {
  const operations = mends[issue.code]?.(issue, { key: issue.document, documents }) ?? [];
  return operations.length > 0 && applyGroup(documents, operations, published).fits ? operations : null;
}

/** Returns one group that mends every issue that can be mended: each as the ones before it leave the documents. */
export function mendAll(issues: readonly Issue[], { documents, published }: Mended): readonly Operation[] {
  let current = documents;
  const all: Operation[] = [];
  for (const issue of issues) {
    const operations = mendOf(issue, { documents: current, published });
    const result = operations && applyGroup(current, operations, published);
    if (!operations || !result?.fits) continue;
    current = result.documents;
    all.push(...operations);
  }
  return all;
}
