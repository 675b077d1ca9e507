import { importResults, createId, type Locale } from '@inkstone/schema';
import { sql } from 'kysely';
import { loadActor } from '../../platform/auth/load-actor.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { rolledBack } from '../../platform/db/transactions/rolled-back.ts';
import { transact } from '../../platform/db/transactions/transact.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { CommandContext } from '../../platform/http/request-context.ts';
import { collectingOften } from '../../platform/jobs/collecting-often.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Worker } from '../../platform/jobs/jobs.ts';
import type { JobEnvironment } from '../workflow/index.ts';
import { importTarget, type ImportTarget } from './import-fields.ts';
import { rowsAtOnce, sliceMs } from './limits.ts';
import { prepareFilledRows, prepareRows, useIndexes, type PreparedRows } from './prepare-rows.ts';
import { readRecords } from './read-file.ts';
import type { Import } from './stored-import.ts';
import type { RowOutcome } from './write-row.ts';
import { writeRows } from './write-rows.ts';

export interface ImportTools extends JobEnvironment {
  readonly db: Db;
  readonly files: FileStore;
}

type Step = 'more' | 'over';

/**
 * Runs an import for a limited time: reads its file, checks its rows or writes them, each transaction together with its progress. If the
 * process ends meanwhile, nothing is lost or written twice, and the next run continues. While the database writes some rows, the forms of the
 * next ones are filled in.
 */
export async function runImport(tools: ImportTools, id: string, signal?: AbortSignal): Promise<void> {
  const until = Date.now() + sliceMs;
  const ahead = new RowsAhead(tools, signal);
  try {
    while (Date.now() < until) {
      signal?.throwIfAborted();
      const prepared = await ahead.take();
      if ((await transact(tools.db, (trx) => step({ ...tools, ahead, prepared }, trx, id, signal))) === 'over') return;
    }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await failImport(tools, id, error.code);
    return;
  } finally {
    await ahead.take();
  }
  await transact(tools.db, (trx) => enqueue(trx, 'data-import', { id }, { dueAt: tools.now(), key: createId() }));
}

/** Prepares the next rows in a transaction of its own, at most one batch at a time. */
class RowsAhead {
  private readonly tools: ImportTools;
  private readonly signal: AbortSignal | undefined;
  private next: Promise<PreparedRows | null> = Promise.resolve(null);

  constructor(tools: ImportTools, signal: AbortSignal | undefined) {
    this.tools = tools;
    this.signal = signal;
  }

  start(task: Import): void {
    const { tools, signal } = this;
    const work = rolledBack(tools.db, async (trx) => prepareFilledRows(await contextOf(tools, trx, task), task, signal));
    // What prevents it is told when the rows have their turn.
    this.next = work.catch(() => null);
  }

  take(): Promise<PreparedRows | null> {
    const { next } = this;
    this.next = Promise.resolve(null);
    return next;
  }
}

interface StepTools extends ImportTools {
  readonly ahead: RowsAhead;
  readonly prepared: PreparedRows | null;
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

async function step(tools: StepTools, trx: Trx, id: string, signal?: AbortSignal): Promise<Step> {
  const task = await trx.selectFrom('imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
  if (!task || !['reading', 'checking', 'importing'].includes(task.state)) return 'over';
  const context = await contextOf(tools, trx, task);
  if (task.state !== 'reading') return rowsStep(context, task, tools, signal);
  return readStep(tools, trx, { task, target: await importTarget(trx, context, task.schema_code), signal });
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
async function rowsStep(context: CommandContext, task: Import, { ahead, prepared }: StepTools, signal?: AbortSignal): Promise<Step> {
  const { trx } = context;
  const isTrial = task.state === 'checking';
  await useIndexes(context);
  const isNext = prepared?.state === task.state && prepared.after === task.position;
  const { target, stored, rows, filled, isIndependent } = isNext ? prepared : await prepareRows(context, task);
  if (stored.length === 0) return finishRows(context, task);
  if (isIndependent && stored.length === rowsAtOnce) ahead.start({ ...task, position: stored.at(-1)!.position });
  const outcomes = await writeRows(context, target, rows, { isTrial, signal, filled });
  await saveIssues(trx, task.id, stored, outcomes);
  const count = (state: RowOutcome['state']): number => outcomes.filter((outcome) => outcome.state === state).length;
  const progress = isTrial ? { checked: task.checked + outcomes.length } : { done: task.done + outcomes.length };
  await trx
    .updateTable('imports')
    .set({
      position: stored[outcomes.length - 1]!.position,
      added: task.added + count('added'),
      updated: task.updated + count('updated'),
      failed: task.failed + count('faulty'),
      ...progress,
    })
    .where('id', '=', task.id)
    .execute();
  return 'more';
}

/** Good rows stay as they are: the progress of the import tells which of them are done. */
async function saveIssues(trx: Trx, importId: string, stored: PreparedRows['stored'], outcomes: readonly RowOutcome[]): Promise<void> {
  const faulty = outcomes.flatMap((outcome, index) =>
    outcome.state === 'faulty' ? [{ position: stored[index]!.position, issues: outcome.issues }] : [],
  );
  if (faulty.length === 0) return;
  await sql`
    update import_rows i set state = 'faulty', issues = t.row -> 'issues'
    from jsonb_array_elements(${JSON.stringify(faulty)}::jsonb) t (row)
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
    { queue: 'data-import', run: (data, { signal }) => collectingOften(() => runImport(tools, (data as { id: string }).id, signal)) },
    { queue: 'data-import-failed', run: (data) => failImport(tools, (data as { id: string }).id, 'import-broke-off') },
  ];
}

/** Removes expired imports with their rows; the next clean-up removes their files. */
export async function clearImports(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('imports').where('expires_at', '<', now).execute();
}
