import type { Documents } from '../document/documents.ts';
import type { Group } from '../group/apply-group.ts';
import type { OperationIssue } from '../operation/misfit.ts';
import type { Operation } from '../operation/operation.ts';

/** A group that did not fit any more, with the reason and both values. */
export interface Conflict extends Group {
  readonly issue: OperationIssue;
}

/** What takes one's own group back, or a group that was taken back forth again. */
export interface UndoStep {
  /** The group that it takes back. */
  readonly key: string;
  readonly operations: readonly Operation[];
}

/** One person's view of a working copy: what the server has confirmed, and on it the own groups that it has not. */
export interface Replica {
  readonly revision: number;
  readonly published: Documents;
  readonly confirmed: Documents;
  readonly pending: readonly Group[];
  /** The confirmed documents with the pending groups: what is shown. */
  readonly documents: Documents;
  readonly conflicts: readonly Conflict[];
  /** Own groups, the latest last. */
  readonly undoable: readonly UndoStep[];
  readonly redoable: readonly UndoStep[];
}

/** Opens a working copy as the server answers it. */
export function openReplica({ revision, documents, published }: Pick<Replica, 'revision' | 'documents' | 'published'>): Replica {
  return { revision, published, confirmed: documents, pending: [], documents, conflicts: [], undoable: [], redoable: [] };
}
