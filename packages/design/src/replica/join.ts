import type { Documents } from '../document/documents.ts';
import type { ConfirmedGroup } from '../group/accept-group.ts';
import { applyGroup, type Group } from '../group/apply-group.ts';
import type { OperationIssue } from '../operation/misfit.ts';
import type { Operation } from '../operation/operation.ts';
import type { Rename } from '../rename/rename.ts';
import { renameInOperation } from '../rename/rename-in-operation.ts';
import type { Conflict, Replica } from './replica.ts';

/**
 * Joins groups that the server has confirmed, in the order of their revisions. Those that are known already are ignored, and so is what
 * comes after a gap: the caller asks for the groups after `revision`. Own groups that do not fit any more become conflicts.
 */
export function join(replica: Replica, groups: readonly ConfirmedGroup[]): Replica {
  let joined = replica;
  let isAsShown = true;
  for (const group of groups.toSorted((one, other) => one.revision - other.revision)) {
    if (group.revision !== joined.revision + 1) continue;
    isAsShown &&= joined.pending[0]?.operations === group.operations;
    joined = confirm(joined, group);
  }
  if (joined === replica) return replica;
  return isAsShown ? keepShown(joined) : replay(joined);
}

/** What is confirmed is shown already: the documents stay the same objects, so that nothing is read, checked or rendered again. */
const keepShown = (replica: Replica): Replica => ({
  ...replica,
  confirmed: replica.pending.length === 0 ? replica.documents : replica.confirmed,
});

/** Takes back a group that the server has refused. */
export function refused(replica: Replica, key: string, issue: OperationIssue): Replica {
  const group = replica.pending.find((pending) => pending.key === key);
  if (!group) return replica;
  return replay({
    ...replica,
    pending: replica.pending.filter((pending) => pending !== group),
    ...withConflicts(replica, [{ ...group, issue }]),
  });
}

/** Forgets a conflict that was shown. */
export const dismiss = (replica: Replica, key: string): Replica => ({
  ...replica,
  conflicts: replica.conflicts.filter((conflict) => conflict.key !== key),
});

function confirm(replica: Replica, group: ConfirmedGroup): Replica {
  const result = applyGroup(replica.confirmed, group.operations, replica.published);
  if (!result.fits) throw new Error(`Revision ${group.revision} does not continue ${replica.revision}: ${result.issue.code}`);
  const isOwn = replica.pending.some(({ key }) => key === group.key);
  const renames = renamesOf(group, replica);
  const carry = (operation: Operation) => renames.reduce((each, { rename, before }) => renameInOperation(each, rename, before), operation);
  const carried = <T extends Pick<Group, 'operations'>>(each: T): T =>
    renames.length === 0 ? each : { ...each, operations: each.operations.map((operation) => carry(operation)) };
  // What was done after an own group knows its renames already: groups are sent one after the other.
  const rest = isOwn ? replica.pending.filter(({ key }) => key !== group.key) : replica.pending.map(carried);
  return {
    ...replica,
    revision: group.revision,
    confirmed: result.documents,
    pending: rest,
    // A group that seemed not to fit was accepted after all.
    conflicts: replica.conflicts.filter(({ key }) => key !== group.key),
    ...(!isOwn && { undoable: replica.undoable.map(carried), redoable: replica.redoable.map(carried) }),
  };
}

/** The renames of a group, with the documents before each. */
function renamesOf(
  { operations }: Group,
  { confirmed, published }: Replica,
): readonly { readonly rename: Rename; readonly before: Documents }[] {
  let before = confirmed;
  return operations.flatMap((operation) => {
    const here = before;
    const result = applyGroup(before, [operation], published);
    if (result.fits) before = result.documents;
    return operation.op === 'rename' ? [{ rename: operation, before: here }] : [];
  });
}

/** Plays the pending groups again on what is confirmed. */
function replay(replica: Replica): Replica {
  let documents = replica.confirmed;
  const pending: Group[] = [];
  const conflicts: Conflict[] = [];
  for (const group of replica.pending) {
    const result = applyGroup(documents, group.operations, replica.published);
    if (result.fits) {
      documents = result.documents;
      pending.push(group);
    } else {
      conflicts.push({ ...group, issue: result.issue });
    }
  }
  return { ...replica, documents, pending, ...withConflicts(replica, conflicts) };
}

function withConflicts(replica: Replica, added: readonly Conflict[]): Pick<Replica, 'conflicts' | 'undoable' | 'redoable'> {
  const keys = new Set(added.map(({ key }) => key));
  return {
    conflicts: [...replica.conflicts, ...added],
    undoable: replica.undoable.filter(({ key }) => !keys.has(key)),
    redoable: replica.redoable.filter(({ key }) => !keys.has(key)),
  };
}
