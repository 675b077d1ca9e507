import type { Documents } from '../document/documents.ts';
import { applyOperation } from '../operation/apply.ts';
import { inverseOf } from '../operation/inverse.ts';
import { Misfit, type OperationIssue } from '../operation/misfit.ts';
import type { Operation } from '../operation/operation.ts';

/** What one person does at once: applied wholly or not at all. A group that is sent again has the same key. */
export interface Group {
  readonly key: string;
  readonly operations: readonly Operation[];
}

export type GroupResult =
  | { readonly fits: true; readonly documents: Documents; /** Takes the group back. */ readonly inverse: readonly Operation[] }
  | { readonly fits: false; readonly issue: OperationIssue };

/** Applies all operations of a group, or answers why the first that does not fit does not. */
export function applyGroup(documents: Documents, operations: readonly Operation[], published: Documents): GroupResult {
  const inverse: Operation[] = [];
  let current = documents;
  try {
    for (const operation of operations) {
      const before = current;
      current = applyOperation(before, operation, published);
      inverse.unshift(inverseOf(operation, before, current));
    }
  } catch (error) {
    if (error instanceof Misfit) return { fits: false, issue: error.issue };
    throw error;
  }
  return { fits: true, documents: current, inverse };
}
