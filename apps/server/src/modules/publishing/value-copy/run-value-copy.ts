import { createId, type FieldValue } from '@inkstone/schema';
import { sql, type Selectable } from 'kysely';
import type { Db, Trx } from '../../../platform/db/database.ts';
import { isUniqueViolation } from '../../../platform/db/database-error.ts';
import type { ValueCopiesTable } from '../../../platform/db/tables/design.ts';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Worker } from '../../../platform/jobs/jobs.ts';
import { findModel, itemStorages, type StoredItem } from '../../apps/index.ts';
import type { JobEnvironment } from '../../workflow/index.ts';
import { convertValue } from './convert-value.ts';
import { copiedItems, type CopiedItems } from './copied-items.ts';

type ValueCopy = Selectable<ValueCopiesTable>;

/** Rows in one transaction: for so long somebody who writes one of them may have to wait. */
const rowsPerTransaction = 100;
/** Transactions in one run; then the copy is enqueued again, because other jobs wait in the queue too. */
const transactionsPerRun = 50;

/**
 * Continues a copy of values: the values and the progress of each step are written together, so that nothing is lost or done twice when the
 * process ends in between. Only empty values are filled in, and the originals stay.
 */
export async function runValueCopy(db: Db, id: string, environment: JobEnvironment, signal?: AbortSignal): Promise<void> {
  for (let count = 0; count < transactionsPerRun; count++) {
    signal?.throwIfAborted();
    if (!(await transact(db, (trx) => runStep(trx, id, environment)))) return;
  }
  await transact(db, (trx) => enqueue(trx, 'value-copy', { id }, { dueAt: environment.now(), key: createId() }));
}

/** Returns false when the copy is finished. */
async function runStep(trx: Trx, id: string, environment: JobEnvironment): Promise<boolean> {
  const copy = await trx
    .selectFrom('value_copies')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'running')
    .forUpdate()
    .executeTakeFirst();
  if (!copy) return false;
  const model = await findModel(trx, copy.schema_code);
  const items = model && copiedItems(model.definition, copy.from_item, copy.to_item);
  const rows = items ? await nextRows(trx, copy, items) : [];
  if (!items || rows.length === 0) {
    await endCopy(trx, id, items ? 'done' : 'failed', environment);
    return false;
  }
  const refusedValues: string[] = [];
  for (const row of rows) if (!(await copyRow(trx, items, row, environment))) refusedValues.push(row.shown);
  await keepRefusedValues(trx, id, refusedValues);
  const copied = rows.length - refusedValues.length;
  await trx
    .updateTable('value_copies')
    .set((eb) => ({ copied: eb('copied', '+', copied), refused: eb('refused', '+', refusedValues.length), last_row: rows.at(-1)!.id }))
    .where('id', '=', id)
    .execute();
  return true;
}

interface CopiedRow {
  readonly id: string;
  readonly values: readonly unknown[];
  /** The value as a text, for the report. */
  readonly shown: string;
}

async function nextRows(trx: Trx, { last_row: last }: ValueCopy, { table, from, to }: CopiedItems): Promise<CopiedRow[]> {
  const columns = from.columns.map(({ name }, index) => sql`${sql.id(name)} as ${sql.id(`v${index}`)}`);
  const { rows } = await sql<Readonly<Record<string, unknown>> & { id: string; shown: string }>`
    select id, left(${sql.id(from.columns[0]!.name)}::text, 200) as shown, ${sql.join(columns)} from ${sql.id('biz', table)}
    where ${uncopied(from, to)} and (${last}::uuid is null or id > ${last}::uuid)
    order by id limit ${rowsPerTransaction} for update`.execute(trx);
  return rows.map((row) => ({ id: row.id, shown: row.shown, values: from.columns.map((_, index) => row[`v${index}`] ?? null) }));
}

/** There is a value, and none that would be overwritten. */
export function uncopied(from: StoredItem, to: StoredItem) {
  const held = from.columns.map(({ name }) => sql<boolean>`${sql.id(name)} is not null`);
  const empty = to.columns.map(({ name }) => sql<boolean>`${sql.id(name)} is null`);
  return sql<boolean>`(${sql.join(held, sql` or `)}) and ${sql.join(empty, sql` and `)}`;
}

/** Returns false if the value does not convert, or may not repeat and does. */
async function copyRow(
  trx: Trx,
  { table, from, to }: CopiedItems,
  { id, values }: CopiedRow,
  { timeZone }: JobEnvironment,
): Promise<boolean> {
  const value: FieldValue = itemStorages[from.item.type].read(values, from.item);
  const converted = convertValue(value, from.item, to.item, timeZone);
  if (converted === undefined) return false;
  const written = itemStorages[to.item.type].write(converted, to.item);
  const set = to.columns.map(({ name, type }, index) => sql`${sql.id(name)} = ${written[index]}::${sql.raw(type)}`);
  await sql`savepoint copied_row`.execute(trx);
  try {
    await sql`update ${sql.id('biz', table)} set ${sql.join(set)} where id = ${id}::uuid`.execute(trx);
    await sql`release savepoint copied_row`.execute(trx);
    return true;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    await sql`rollback to savepoint copied_row`.execute(trx);
    return false;
  }
}

async function keepRefusedValues(trx: Trx, id: string, values: readonly string[]): Promise<void> {
  if (values.length === 0) return;
  await sql`
    insert into value_copy_problems (copy_id, value, count)
    select ${id}::uuid, value, count(*) from unnest(${[...values]}::text[]) as value group by value
    on conflict (copy_id, value) do update set count = value_copy_problems.count + excluded.count`.execute(trx);
}

async function endCopy(trx: Trx, id: string, state: 'done' | 'failed', { now }: JobEnvironment): Promise<void> {
  await trx.updateTable('value_copies').set({ state, finished_at: now() }).where('id', '=', id).where('state', '=', 'running').execute();
}

export function valueCopyWorkers(db: Db, environment: JobEnvironment): readonly Worker[] {
  return [
    { queue: 'value-copy', run: (data, { signal }) => runValueCopy(db, (data as { id: string }).id, environment, signal) },
    { queue: 'value-copy-failed', run: (data) => transact(db, (trx) => endCopy(trx, (data as { id: string }).id, 'failed', environment)) },
  ];
}
