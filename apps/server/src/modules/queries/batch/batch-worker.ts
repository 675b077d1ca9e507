import { createId } from '@inkstone/schema';
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../../../platform/db/database.ts';
import type { RecordBatchesTable } from '../../../platform/db/tables/lists.ts';
import { transact } from '../../../platform/db/transactions/transact.ts';
import type { CommandContext } from '../../../platform/http/request-context.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Worker } from '../../../platform/jobs/jobs.ts';
import { directory } from '../../organization/index.ts';
import { systemContext, type JobEnvironment } from '../../workflow/index.ts';
import { changeRecord } from './change-record.ts';
import { eachRecord, type BatchResult } from './each-record.ts';
import { removeRecord } from './remove-record.ts';

type Batch = Selectable<RecordBatchesTable>;

/** Records in one transaction, which is the most work that stopping waits for or a crash repeats. */
const recordsPerTransaction = 20;
/** Transactions in one run; then the batch is enqueued again, because other jobs wait in the queue too. */
const transactionsPerRun = 25;

/**
 * Continues a batch: records and progress of each step are written together, so that nothing is lost or done twice when the process ends in
 * between.
 */
export async function runBatch(db: Db, id: string, environment: JobEnvironment, signal?: AbortSignal): Promise<void> {
  for (let count = 0; count < transactionsPerRun; count++) {
    signal?.throwIfAborted();
    if (!(await transact(db, (trx) => runStep(trx, id, environment, signal)))) return;
  }
  await transact(db, (trx) => enqueue(trx, 'record-batch', { id }, { dueAt: environment.now(), key: createId() }));
}

/** Returns false when the batch is finished. */
async function runStep(trx: Trx, id: string, environment: JobEnvironment, signal?: AbortSignal): Promise<boolean> {
  const batch = await trx
    .selectFrom('record_batches')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst();
  const person = batch && (await directory(trx).person(batch.started_by));
  if (!batch || !person) return false;
  const rows = person.active ? await nextIds(trx, id) : null;
  if (!rows || rows.length === 0) {
    await end(trx, id, rows ? 'done' : 'canceled', environment);
    return false;
  }
  const { id: personId, name, account, departmentId, departmentName, isAdmin, isAppAdmin } = person;
  const actor = { id: personId, name, account, departmentId, departmentName, isAdmin, isAppAdmin };
  const context: CommandContext = { ...systemContext(trx, environment), actor, locale: batch.locale };
  await keep(trx, batch, await eachRecord(context, { objectIds: rows, preview: false, signal }, work(context, batch)));
  return true;
}

function work(context: CommandContext, { schema_code: schemaCode, kind, field_values: values }: Batch) {
  return (objectId: string) =>
    kind === 'delete' ? removeRecord(context, { schemaCode, objectId }) : changeRecord(context, { schemaCode, objectId, values });
}

async function nextIds(trx: Trx, id: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('record_batch_items')
    .select('record_id')
    .where('batch_id', '=', id)
    .where('problem', 'is', null)
    .orderBy('record_id')
    .limit(recordsPerTransaction)
    .execute();
  return rows.map(({ record_id }) => record_id);
}

async function keep(trx: Trx, { id }: Batch, results: readonly BatchResult[]): Promise<void> {
  const done = results.filter(({ problem }) => !problem).map((result) => result.id);
  if (done.length > 0) await trx.deleteFrom('record_batch_items').where('batch_id', '=', id).where('record_id', 'in', done).execute();
  for (const { id: recordId, name, problem } of results) {
    if (!problem) continue;
    await trx
      .updateTable('record_batch_items')
      .set({ problem: JSON.stringify({ name, ...problem }) })
      .where('batch_id', '=', id)
      .where('record_id', '=', recordId)
      .execute();
  }
  await trx
    .updateTable('record_batches')
    .set((eb) => ({ done: eb('done', '+', done.length), refused: eb('refused', '+', results.length - done.length) }))
    .where('id', '=', id)
    .execute();
}

async function end(trx: Trx, id: string, state: 'done' | 'canceled' | 'failed', { now }: JobEnvironment): Promise<void> {
  await trx.updateTable('record_batches').set({ state, finished_at: now() }).where('id', '=', id).where('state', '=', 'running').execute();
}

export function batchWorkers(db: Db, environment: JobEnvironment): readonly Worker[] {
  return [
    { queue: 'record-batch', run: (data, { signal }) => runBatch(db, (data as { id: string }).id, environment, signal) },
    {
      queue: 'record-batch-failed',
      run: (data) => transact(db, (trx) => end(trx, (data as { id: string }).id, 'failed', environment)),
    },
  ];
}
