import { sql, type RawBuilder } from 'kysely';
import type { Db, Executor, Trx } from '../../../platform/db/database.ts';
import { isUniqueViolation } from '../../../platform/db/database-error.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Worker } from '../../../platform/jobs/jobs.ts';
import type { ListDefinition, ModelDefinition } from '@inkstone/schema';
import { findModel } from '../catalog.ts';
import { tableOf } from '@inkstone/formula/sql';
import { listIndexes } from './list-indexes.ts';
import { repeatedValues, uniqueIndexes, type UniqueIndex } from './unique-indexes.ts';

/** Enqueues building the indexes of these models after this transaction, without blocking writes. */
export async function enqueueIndexes(trx: Trx, schemaCodes: readonly string[], now: Date): Promise<void> {
  for (const schemaCode of new Set(schemaCodes)) await enqueue(trx, 'list-index', { schemaCode }, { dueAt: now });
}

export function indexWorker(db: Db): Worker {
  return {
    queue: 'list-index',
    run: (data, { signal }) => buildIndexes(db, (data as { schemaCode: string }).schemaCode, signal),
  };
}

/**
 * Builds the missing indexes of a model without blocking writes: those of items that must not repeat, then those of its lists. An index
 * whose build was interrupted is dropped and rebuilt. A concurrent call leaves the work to the first. `signal` aborts the build in progress.
 */
export async function buildIndexes(db: Db, schemaCode: string, signal?: AbortSignal): Promise<void> {
  const model = await findModel(db, schemaCode);
  if (!model) return;
  const lists = listIndexes(model.definition, await activeLists(db, schemaCode));
  const table = tableOf(model.definition).name;
  await db.connection().execute(async (connection) => {
    const lock = sql`hashtext(${`inkstone.list-index ${schemaCode}`})`;
    const { rows } = await sql<{
      held: boolean;
      pid: number;
    }>`select pg_try_advisory_lock(${lock}) as held, pg_backend_pid() as pid`.execute(connection);
    if (!rows[0]!.held) throw new Error(`the indexes of ${schemaCode} are being built`);
    const cancel = () => void sql`select pg_cancel_backend(${rows[0]!.pid})`.execute(db).catch(() => undefined);
    signal?.addEventListener('abort', cancel);
    try {
      for (const index of uniqueIndexes(model.definition)) {
        signal?.throwIfAborted();
        await buildUnique(connection, model.definition, index);
      }
      for (const { name, definition } of lists) {
        signal?.throwIfAborted();
        await build(connection, table, name, sql`index concurrently ${sql.id(name)} ${definition}`);
      }
    } finally {
      signal?.removeEventListener('abort', cancel);
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
    }
  });
}

async function build(db: Db, table: string, name: string, index: RawBuilder<unknown>): Promise<void> {
  const valid = (await indexStates(db, table)).get(name);
  if (valid) return;
  if (valid === false) await drop(db, name);
  await sql`create ${index}`.execute(db);
}

const drop = (db: Db, name: string) => sql`drop index concurrently if exists ${sql.id('biz', name)}`.execute(db);

/** Values that repeat are kept for those who have to correct them. The invalid index is dropped, because it would refuse values already. */
async function buildUnique(db: Db, model: ModelDefinition, { name, stored, definition }: UniqueIndex): Promise<void> {
  const failure = { schema_code: model.code, item_code: stored.item.code };
  try {
    await build(db, tableOf(model).name, name, sql`unique index concurrently ${sql.id(name)} ${definition}`);
    await forgetFailures(db, model.code, stored.item.code);
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await drop(db, name);
    const repeated = JSON.stringify(await repeatedValues(db, model, stored));
    await db
      .insertInto('unique_failures')
      .values({ ...failure, repeated })
      .onConflict((conflict) => conflict.columns(['schema_code', 'item_code']).doUpdateSet({ repeated }))
      .execute();
  }
}

/** Takes it that what repeated has been corrected: of one item, or of every item of a model. */
export async function forgetFailures(executor: Executor, schemaCode: string, itemCode?: string): Promise<void> {
  await executor
    .deleteFrom('unique_failures')
    .where('schema_code', '=', schemaCode)
    .$if(itemCode !== undefined, (query) => query.where('item_code', '=', itemCode!))
    .execute();
}

/** Returns the indexes of a table in schema `biz`, and whether each is valid. */
export async function indexStates(db: Executor, table: string): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await sql<{ name: string; valid: boolean }>`
    select i.relname as name, x.indisvalid as valid from pg_index x join pg_class i on i.oid = x.indexrelid
    where x.indrelid = to_regclass(${`biz.${JSON.stringify(table)}`})`.execute(db);
  return new Map(rows.map(({ name, valid }) => [name, valid]));
}

async function activeLists(db: Db, schemaCode: string): Promise<ListDefinition[]> {
  const rows = await db
    .selectFrom('document_heads as h')
    .innerJoin('documents as d', 'd.id', 'h.document_id')
    .select('d.content')
    .where('h.kind', '=', 'list')
    .where('h.scope', '=', schemaCode)
    .where('h.active', '=', true)
    .execute();
  return rows.map(({ content }) => content as ListDefinition);
}
