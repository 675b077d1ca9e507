import { createId } from '@inkstone/schema';
import { sql } from 'kysely';
import type { Executor, Trx } from '../../platform/db/database.ts';
import { afterEnd, pageOf, type PageEnd } from '../../platform/db/paging/keyset.ts';
import type { WorkingSnapshotsTable } from '../../platform/db/tables/design.ts';
import type { ChangedDocument, WorkingState } from './working-state.ts';
import type { LockedCopy } from './working-copy.ts';

const mostGroups = 200;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** What a snapshot keeps: the documents that differed from the published ones. */
export type SnapshotDocuments = readonly ChangedDocument[];

/** Keeps the working copy as it is before something replaces it. */
export async function takeSnapshot(
  trx: Trx,
  { appCode, revision }: LockedCopy,
  { changed }: WorkingState,
  { reason, now }: { readonly reason: WorkingSnapshotsTable['reason']; readonly now: Date },
): Promise<void> {
  const documents: SnapshotDocuments = [...changed.values()];
  await trx
    .insertInto('working_snapshots')
    .values({ id: createId(now.getTime()), app_code: appCode, revision, reason, documents: JSON.stringify(documents), at: now })
    .execute();
  await trx.updateTable('working_copies').set({ snapshot_revision: revision, snapshot_at: now }).where('app_code', '=', appCode).execute();
}

/** Why the next group needs a snapshot before it: 200 groups since the last one, or a day. */
export function dueSnapshot({ revision, snapshotRevision, snapshotAt }: LockedCopy, now: Date): 'groups' | 'day' | null {
  if (revision === snapshotRevision) return null;
  if (revision - snapshotRevision >= mostGroups) return 'groups';
  return snapshotAt === null || now.getTime() - snapshotAt.getTime() >= dayMilliseconds ? 'day' : null;
}

/** What can be restored, newest first. */
export async function snapshotPage(
  executor: Executor,
  appCode: string,
  { after, size }: { readonly after: PageEnd | null; readonly size: number },
) {
  const rows = await executor
    .selectFrom('working_snapshots as s')
    .select(['s.id', 's.revision', 's.reason', 's.at'])
    .select(sql<number>`jsonb_array_length(s.documents)`.as('documents'))
    .where('s.app_code', '=', appCode)
    .$if(after !== null, (query) => query.where(afterEnd(sql.ref('s.at'), sql.ref('s.id'), after!)))
    .orderBy('s.at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(size + 1)
    .execute();
  const page = pageOf(rows, size, ({ at, id }) => ({ at, id }));
  return { items: page.rows.map((row) => ({ ...row, at: row.at.toISOString() })), next: page.next };
}

/** The documents of a snapshot; null if there is none. */
export async function snapshotDocuments(executor: Executor, appCode: string, id: string): Promise<SnapshotDocuments | null> {
  const row = await executor
    .selectFrom('working_snapshots')
    .select('documents')
    .where('app_code', '=', appCode)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? (row.documents as SnapshotDocuments) : null;
}
