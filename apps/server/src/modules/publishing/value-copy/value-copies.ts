import { createId, type ModelDefinition } from '@inkstone/schema';
import { sql } from 'kysely';
import type { Db, Executor, Trx } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { personNames } from '../../organization/index.ts';
import { copiedItems } from './copied-items.ts';
import { uncopied } from './run-value-copy.ts';

interface CopyRequest {
  readonly model: ModelDefinition;
  readonly from: string;
  readonly to: string;
  readonly startedBy: string;
  readonly now: Date;
}

/** Begins to copy the values of one item into another. Refuses with `copy-unfit` and `copy-running`. */
export async function startValueCopy(trx: Trx, { model, from, to, startedBy, now }: CopyRequest): Promise<string> {
  const items = copiedItems(model, from, to) ?? refuse('copy-unfit');
  await sql`select pg_advisory_xact_lock(hashtext(${`inkstone.value-copy ${model.code}`}))`.execute(trx);
  const running = await trx
    .selectFrom('value_copies')
    .select('id')
    .where('schema_code', '=', model.code)
    .where('state', '=', 'running')
    .executeTakeFirst();
  if (running) refuse('copy-running');
  const { rows } = await sql<{ total: string }>`
    select count(*) as total from ${sql.id('biz', items.table)} where ${uncopied(items.from, items.to)}`.execute(trx);
  const id = createId(now.getTime());
  const own = { schema_code: model.code, from_item: from, to_item: to, started_by: startedBy, started_at: now };
  await trx
    .insertInto('value_copies')
    .values({ id, ...own, state: 'running', total: Number(rows[0]!.total), last_row: null, finished_at: null })
    .execute();
  await enqueue(trx, 'value-copy', { id }, { dueAt: now, key: id });
  return id;
}

/** Stops a copy; what was copied stays. Returns false if it is over. */
export async function cancelValueCopy(trx: Trx, id: string, schemaCode: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('value_copies')
    .set({ state: 'canceled', finished_at: now })
    .where('id', '=', id)
    .where('schema_code', '=', schemaCode)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const shownCopies = 10;
const shownValues = 100;

/** The latest copies within a model, newest first, each with the values that did not convert. */
export async function valueCopies(executor: Executor, schemaCode: string) {
  const rows = await executor
    .selectFrom('value_copies')
    .selectAll()
    .where('schema_code', '=', schemaCode)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownCopies)
    .execute();
  const nameOf = await personNames(
    executor,
    rows.map(({ started_by }) => started_by),
  );
  const copies = [];
  for (const row of rows) {
    const problems = await executor
      .selectFrom('value_copy_problems')
      .select(['value', 'count'])
      .where('copy_id', '=', row.id)
      .orderBy('count', 'desc')
      .orderBy('value')
      .limit(shownValues)
      .execute();
    const { id, from_item: from, to_item: to, state, total, copied, refused } = row;
    const times = { startedAt: row.started_at.toISOString(), finishedAt: row.finished_at?.toISOString() ?? null };
    copies.push({ id, from, to, state, total, copied, refused, problems, startedBy: nameOf(row.started_by), ...times });
  }
  return copies;
}

const keptDays = 90;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Deletes the reports of copies that ended 90 days ago. */
export async function cleanUpValueCopies(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('value_copies')
    .where('finished_at', '<', new Date(now.getTime() - keptDays * dayMilliseconds))
    .execute();
}
