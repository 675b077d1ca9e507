import { edit } from './edit.ts';
import { openReplica, type Conflict, type Replica } from './replica.ts';

/** Plays the own groups that are not confirmed on a working copy that was opened again, after something other than groups changed it. */
export function reopen(replica: Replica, opened: Pick<Replica, 'revision' | 'documents' | 'published'>): Replica {
  const conflicts: Conflict[] = [...replica.conflicts];
  let reopened = openReplica(opened);
  for (const group of replica.pending) {
    const result = edit(reopened, group);
    if (result.fits) reopened = result.replica;
    else conflicts.push({ ...group, issue: result.issue });
  }
  return { ...reopened, conflicts, undoable: replica.undoable, redoable: replica.redoable };
}
