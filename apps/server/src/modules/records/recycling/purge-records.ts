import type { Db, Trx } from '../../../platform/db/database.ts';
import { transact } from '../../../platform/db/transactions/transact.ts';
import type { Log } from '../../../platform/log/log.ts';
import { deleteDependents } from '../writing/record-status.ts';

/**
 * Deletes for good the records that were moved to the recycle bin before a moment; each in its own transaction, so that one failure does
 * not stop the others.
 */
export async function purgeRecords(db: Db, before: Date, log: Pick<Log, 'error' | 'info'>): Promise<void> {
  const due = await db
    .selectFrom('deleted_records')
    .select('id')
    .where('deleted_at', '<', before)
    .orderBy('deleted_at')
    .limit(1000)
    .execute();
  for (const { id } of due) {
    try {
      await transact(db, (trx) => purgeRecord(trx, id));
    } catch (error) {
      log.error({ err: error, record: id }, 'a deleted record could not be purged');
    }
  }
  if (due.length > 0) log.info({ count: due.length }, 'deleted records were purged');
}

/** Deletes a record with its files, comments and history. Does nothing when it was restored meanwhile. */
export async function purgeRecord(trx: Trx, id: string): Promise<void> {
  const gone = await trx.deleteFrom('deleted_records').where('id', '=', id).returning('id').executeTakeFirst();
  if (gone) await deleteDependents(trx, id);
}
