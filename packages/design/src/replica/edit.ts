import { applyGroup, type Group } from '../group/apply-group.ts';
import type { OperationIssue } from '../operation/misfit.ts';
import type { Replica, UndoStep } from './replica.ts';

export type Edit = { readonly fits: true; readonly replica: Replica } | { readonly fits: false; readonly issue: OperationIssue };

/** Shows a group at once and keeps it pending. What was taken back before cannot be redone any more. */
export function edit(replica: Replica, group: Group): Edit {
  const added = addPending(replica, group);
  if (!added.fits) return added;
  return { fits: true, replica: { ...added.replica, undoable: [...replica.undoable, added.inverse], redoable: [] } };
}

/** Adds a pending group, with what takes it back. */
export function addPending(
  replica: Replica,
  group: Group,
):
  | { readonly fits: true; readonly replica: Replica; readonly inverse: UndoStep }
  | { readonly fits: false; readonly issue: OperationIssue } {
  const result = applyGroup(replica.documents, group.operations, replica.published);
  if (!result.fits) return result;
  return {
    fits: true,
    replica: { ...replica, documents: result.documents, pending: [...replica.pending, group] },
    inverse: { key: group.key, operations: result.inverse },
  };
}
