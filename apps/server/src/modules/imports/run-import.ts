import { importResults, createId, type Locale } from '@inkstone/schema';
import { sql } from 'kysely';
import { loadActor } from '../../platform/auth/load-actor.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { transact } from '../../platform/db/transact.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Worker } from '../../platform/jobs/jobs.ts';
import type { JobEnvironment } from '../workflow/index.ts';
import { importTarget, type ImportTarget } from './import-fields.ts';
import { rowsAtOnce, sliceMs } from './limits.ts';
import { readRecords } from './read-file.ts';
import type { Import } from './stored-import.ts';
import { readRows } from './read-rows.ts';
import type { RowOutcome } from './write-row.ts';
import { writeRows } from './write-rows.ts';

export interface ImportTools extends JobEnvironment {
  readonly db: Db;
  readonly files: FileStore;
}

type Step = 'more' | 'over';

/**
 * Runs an import for a limited time: reads its file, checks its rows or writes them, each transaction together with its progress. If the
 * process ends meanwhile, nothing is lost or written twice, and the next run continues.
 */
export async function runImport(tools: ImportTools, id: string, signal?: AbortSignal): Promise<void> {
  const until = Date.now() + sliceMs;
  try {
    while (Date.now() < until) {
      signal?.throwIfAborted();
      if ((await transact(tools.db, (trx) => step(tools, trx, id, signal))) === 'over') return;
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await failImport(tools, id, error.code);
    return;
  }
  await transact(tools.db, (trx) => enqueue(trx, 'data-import', { id }, { dueAt: tools.now(), key: createId() }));
}

const resultOfRefusal: Readonly<Record<string, number>> = {
  'import-file-type': importResults.fileTypeError,
  'import-too-many-rows': importResults.dataCountExceeded,
  'import-template-wrong': importResults.columnError,
  'import-template-empty': importResults.templateEmpty,
  'import-file-too-large': importResults.dataCountExceeded,
  'import-file-unsafe': importResults.fileTypeError,
  'import-broke-off': importResults.systemError,
};

async function failImport({ db, now }: ImportTools, id: string, problem: string): Promise<void> {
  await db
    .updateTable('imports')
    .set({ state: 'failed', problem, result: resultOfRefusal[problem] ?? importResults.unspecified, finished_at: now() })
    .where('id', '=', id)
    .where('state', 'in', ['reading', 'checking', 'importing'])
    .execute();
}

async function step(tools: ImportTools, trx: Trx, id: string, signal?: AbortSignal): Promise<Step> {
  const task = await trx.selectFrom('imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!task || !['reading', 'checking', 'importing'].includes(task.state)) return 'over';
  const context = await contextOf(tools, trx, task);
  const target = await importTarget(trx, context, task.schema_code);
  if (task.state === 'reading') return readStep(tools, trx, { task, target, signal });
  return rowsStep(context, task, { target, signal });
}

async function contextOf({ timeZone, log, now }: ImportTools, trx: Trx, task: Import): Promise<CommandContext> {
  const actor = await loadActor(trx, task.person_id);
  if (!actor) throw new Refusal('not-allowed');
  return { trx, actor, locale: task.locale as Locale, client: 'OTHER', requestId: task.id, commandId: task.id, log, now, timeZone };
}

async function readStep(
  { files }: ImportTools,
  trx: Trx,
  { task, target, signal }: { readonly task: Import; readonly target: ImportTarget; readonly signal: AbortSignal | undefined },
): Promise<Step> {
  const { total, failed } = await readRecords({ trx, files }, task, target, signal);
  const counts = { total, checked: failed, failed, position: 0, done: 0, added: 0, updated: 0 };
  await trx
    .updateTable('imports')
    .set({ state: 'checking', ...counts })
    .where('id', '=', task.id)
    .execute();
  return 'more';
}

/** Checks or writes the next rows; when `signal` is aborted, those up to then. */
async function rowsStep(
  context: CommandContext,
  task: Import,
  { target, signal }: { readonly target: ImportTarget; readonly signal: AbortSignal | undefined },
): Promise<Step> {
  const { trx } = context;
  const isTrial = task.state === 'checking';
  // These tables grow many times over before their statistics are renewed: plans made for their size at the beginning would read all of them.
  await sql`select set_config('plan_cache_mode', 'force_custom_plan', true), set_config('enable_seqscan', 'off', true)`.execute(trx);
  const found = await trx
    .selectFrom('import_rows')
    .select(['position', 'lines'])
    .where('import_id', '=', task.id)
    .where('state', '=', isTrial ? 'waiting' : 'good')
    .where('position', '>', task.position)
    .orderBy('position')
    .limit(rowsAtOnce)
    .execute();
  if (found.length === 0) return finishRows(context, task);
  const read = await readRows(
    context,
    { task, target },
    found.map(({ lines }) => lines),
  );
  const outcomes = await writeRows(context, target, read, { isTrial, signal });
  const rows = found.slice(0, outcomes.length);
  await saveOutcomes(
    trx,
    task.id,
    rows.map(({ position }, index) => ({ position, outcome: outcomes[index]! })),
    isTrial,
  );
  const count = (state: RowOutcome['state']): number => outcomes.filter((outcome) => outcome.state === state).length;
  const progress = isTrial ? { checked: task.checked + rows.length } : { done: task.done + rows.length };
  await trx
    .updateTable('imports')
    .set({
      position: rows.at(-1)!.position,
      added: task.added + count('added'),
      updated: task.updated + count('updated'),
      failed: task.failed + count('faulty'),
      ...progress,
    })
    .where('id', '=', task.id)
    .execute();
  return 'more';
}

async function saveOutcomes(
  trx: Trx,
  importId: string,
  rows: readonly { readonly position: number; readonly outcome: RowOutcome }[],
  isTrial: boolean,
): Promise<void> {
  const changes = rows.map(({ position, outcome }) => ({
    position,
    state: outcome.state === 'faulty' ? 'faulty' : isTrial ? 'good' : outcome.state,
    issues: outcome.state === 'faulty' ? outcome.issues : null,
    record: outcome.state === 'faulty' || isTrial ? null : outcome.recordId,
  }));
  await sql`
    update import_rows i set state = t.row ->> 'state', issues = nullif(t.row -> 'issues', 'null'::jsonb), record_id = (t.row ->> 'record')::uuid
    from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) t (row)
    where i.import_id = ${importId}::uuid and i.position = (t.row ->> 'position')::integer`.execute(trx);
}

/** Finishes the phase after all rows were checked or written. */
async function finishRows({ trx, now }: CommandContext, task: Import): Promise<Step> {
  const isTrial = task.state === 'checking';
  await trx
    .updateTable('imports')
    .set({
      state: isTrial ? 'checked' : 'done',
      result: resultOf(task),
      position: 0,
      ...(!isTrial && { finished_at: now() }),
    })
    .where('id', '=', task.id)
    .execute();
  return 'over';
}

function resultOf({ failed, added, updated, previous_id: previous }: Import): number {
  if (failed === 0) return importResults.success;
  if (previous !== null) return importResults.failedReimport;
  return added + updated > 0 ? importResults.partialSuccess : importResults.none;
}

export function importWorkers(tools: ImportTools): readonly Worker[] {
  return [
    { queue: 'data-import', run: (data, { signal }) => runImport(tools, (data as { id: string }).id, signal) },
    { queue: 'data-import-failed', run: (data) => failImport(tools, (data as { id: string }).id, 'import-broke-off') },
  ];
}

/** Removes expired imports with their rows; the next clean-up removes their files. */
export async function clearImports(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('imports').where('expires_at', '<', now).execute();
}
