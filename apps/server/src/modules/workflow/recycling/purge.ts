import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/database.ts';
import { transact } from '../../../platform/db/transactions/transact.ts';
import type { Log } from '../../../platform/log/log.ts';
import { loadModel } from '../../apps/index.ts';
import { recycleBinDays, deleteRecord, purgeRecords } from '../../records/index.ts';

interface Binned {
  readonly id: string;
  readonly record_id: string;
  readonly schema_code: string;
}

/**
 * Removes for good what has been in the recycle bin for the retention period: record, files, comments and history. Each in its own
 * transaction, so that one failure does not stop the others.
 */
export async function purgeRecycleBin(db: Db, now: Date, log: Pick<Log, 'error' | 'info'>, signal?: AbortSignal): Promise<void> {
  const before = new Date(now.getTime() - recycleBinDays * 86_400_000);
  const due = await db
    .selectFrom('instances')
    .select(['id', 'record_id', 'schema_code'])
    .where('deleted_at', '<', before)
    .orderBy('deleted_at')
    .limit(1000)
    .execute();
  for (const instance of due) {
    signal?.throwIfAborted();
    try {
      await transact(db, (trx) => purge(trx, instance, before));
    } catch (error) {
      log.error({ err: error, instance: instance.id }, 'a deleted instance could not be purged');
    }
  }
  if (due.length > 0) log.info({ count: due.length }, 'the recycle bin was purged');
  await purgeRecords(db, before, log);
}

async function purge(trx: Trx, { id, record_id, schema_code }: Binned, before: Date): Promise<void> {
  const still = await trx
    .selectFrom('instances')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', '<', before)
    .forUpdate()
    .executeTakeFirst();
  if (!still) return;
  await deleteRecord(trx, await loadModel(trx, schema_code), record_id);
  // The trigger on the history allows deletion only with this setting.
  await sql`select set_config('inkstone.purging', 'on', true)`.execute(trx);
  await trx.deleteFrom('instance_events').where('instance_id', '=', id).execute();
  await sql`select set_config('inkstone.purging', 'off', true)`.execute(trx);
  await trx.updateTable('work_items').set({ source_id: null }).where('instance_id', '=', id).execute();
  await trx.deleteFrom('work_items').where('instance_id', '=', id).execute();
  await trx.deleteFrom('visits').where('instance_id', '=', id).execute();
  await trx.deleteFrom('instance_segments').where('instance_id', '=', id).execute();
  // Sub-processes that it started continue without it.
  await trx.updateTable('instances').set({ parent_id: null }).where('parent_id', '=', id).execute();
  await trx.deleteFrom('instances').where('id', '=', id).execute();
}
