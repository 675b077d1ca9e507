import type { exportDataAsync, CallArguments } from '@inkstone/api';
import type { Locale } from '@inkstone/schema';
import { sql, type Selectable } from 'kysely';
import { loadActor } from '../../platform/auth/load-actor.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { transact } from '../../platform/db/transactions/transact.ts';
import type { ExportTasksTable } from '../../platform/db/tables/exports.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { collectingOften } from '../../platform/jobs/collecting-often.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Worker } from '../../platform/jobs/jobs.ts';
import type { JobEnvironment } from '../workflow/index.ts';
import { chosen, criteriaFields, redactedFields, withinTime, type ListReader } from '../queries/index.ts';
import { tableOf } from '../apps/index.ts';
import { makeExport } from './make-export.ts';
import { recordExport, type RecordExport } from './export-records.ts';

export interface ExportTools extends JobEnvironment {
  readonly db: Db;
  readonly files: FileStore;
}

type Task = Selectable<ExportTasksTable>;
type Request = CallArguments<typeof exportDataAsync>;

/** The task was cancelled while it ran. */
class ExportStopped extends Error {}

/**
 * Makes the file of a task from one snapshot of the database. The process that gets the task's lock runs it. If that process ends, only the
 * task remains, and the next process starts over.
 */
export async function runExport(tools: ExportTools, id: string, signal?: AbortSignal): Promise<void> {
  const { db, now, log } = tools;
  try {
    const made = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (trx) => {
        const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${lockOf(id)}) as held`.execute(trx);
        const task = rows[0]!.held ? await claimed(db, id, now()) : null;
        return task && makeTask(tools, trx, { task, signal });
      });
    if (!made) return;
    await db
      .updateTable('export_tasks')
      .set({ state: 'done', sha256: made.sha256, size: String(made.size), media_type: made.mediaType, finished_at: now() })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .execute();
  } catch (error) {
    if (error instanceof ExportStopped) return;
    // The next process starts over.
    signal?.throwIfAborted();
    if (!(error instanceof Refusal)) {
      log.error({ err: error, task: id }, 'an export failed');
      await failed(tools, id, 'export-broke-off');
      return;
    }
    await failed(tools, id, error.code);
  }
}

const lockOf = (id: string) => sql`hashtextextended(${`inkstone.export ${id}`}, 0)`;

async function failed({ db, now }: ExportTools, id: string, problem: string): Promise<void> {
  await db
    .updateTable('export_tasks')
    .set({ state: 'failed', problem, finished_at: now() })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .execute();
}

async function claimed(db: Db, id: string, at: Date): Promise<Task | null> {
  const task = await db
    .updateTable('export_tasks')
    .set({ state: 'running', done: 0, beat_at: at })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .returningAll()
    .executeTakeFirst();
  return task ?? null;
}

async function makeTask(tools: ExportTools, trx: Trx, { task, signal }: { readonly task: Task; readonly signal: AbortSignal | undefined }) {
  const { db, now } = tools;
  const actor = await loadActor(trx, task.person_id);
  if (!actor) throw new Refusal('not-allowed');
  const reader = { db: trx, actor, now: tools.now, timeZone: tools.timeZone, locale: task.locale as Locale };
  const request = task.request as Request;
  const found = await recordExport(reader, request);
  const total = await countOf(db, reader, found);
  let done = 0;
  const progress = async (records: number): Promise<void> => {
    signal?.throwIfAborted();
    done += records;
    const { numUpdatedRows } = await db
      .updateTable('export_tasks')
      .set({ done, total, beat_at: now() })
      .where('id', '=', task.id)
      .where('state', '=', 'running')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ExportStopped();
  };
  return makeExport({ db, trx, files: tools.files }, found, { name: task.name, withFiles: request.withFiles, progress });
}

/** Returns null when counting takes too long, and when a criterion is redacted for the person in some record: the count would reveal it. */
async function countOf(db: Db, reader: ListReader, { records }: RecordExport): Promise<number | null> {
  const { definition } = records.shape.model;
  if (criteriaFields(records).some(await redactedFields(reader.db, reader.actor, definition.code))) return null;
  const table = sql.id('biz', tableOf(definition).name);
  return withinTime(db, 4000, async (trx) => {
    const { rows } = await sql<{ count: string }>`select count(*) as count from ${table} r where ${chosen(records)}`.execute(trx);
    return Number(rows[0]!.count);
  });
}

export function exportWorkers(tools: ExportTools): readonly Worker[] {
  return [
    { queue: 'data-export', run: (data, { signal }) => collectingOften(() => runExport(tools, (data as { id: string }).id, signal)) },
    { queue: 'data-export-failed', run: (data) => failed(tools, (data as { id: string }).id, 'export-broke-off') },
  ];
}

/** Without a heartbeat for so long, the process of an export is considered ended. */
const heartbeatTimeoutSeconds = 30;

/** Enqueues exports again whose process ended, and removes expired ones; the next clean-up removes their files. */
export async function maintainExports({ db, now }: Pick<ExportTools, 'db' | 'now'>): Promise<void> {
  await transact(db, async (trx) => {
    await trx.deleteFrom('export_tasks').where('expires_at', '<', now()).execute();
    const beatBefore = new Date(now().getTime() - heartbeatTimeoutSeconds * 1000);
    const { rows } = await sql<{ id: string }>`
      update export_tasks set beat_at = ${now()} where state = 'running' and beat_at < ${beatBefore} returning id`.execute(trx);
    for (const { id } of rows) await enqueue(trx, 'data-export', { id }, { dueAt: now() });
  });
}
