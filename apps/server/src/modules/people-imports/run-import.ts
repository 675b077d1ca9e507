import { setTimeout as pause } from 'node:timers/promises';
import { loadActor } from '../../platform/auth/load-actor.ts';
import type { Db, Trx } from '../../platform/db/database.ts';
import { transact } from '../../platform/db/transactions/transact.ts';
import type { Worker } from '../../platform/jobs/jobs.ts';
import { dayOf, lockedOrganization, lockOrganization, writePeople } from '../organization/index.ts';
import { compareFile, planOptions, storeComparison, storedRows, type Comparison } from './compare-file.ts';
import type { PeopleImport } from './stored-import.ts';
import { sql } from 'kysely';

interface ImportTools {
  readonly db: Db;
  readonly now: () => Date;
  readonly timeZone: string;
}

/** The import was cancelled; its transaction is rolled back. */
class Cancelled extends Error {}

/**
 * Writes an import in one transaction, and its progress outside of it. A process that ends meanwhile leaves nothing behind, and the next
 * run begins again; an import that has ended is not run again. If somebody has changed what the file would change since the comparison,
 * nothing is written and the new comparison is stored.
 */
export async function runPeopleImport({ db, now, timeZone }: ImportTools, id: string, signal?: AbortSignal): Promise<void> {
  try {
    await transact(db, async (trx) => {
      await lockOrganization(trx);
      const task = await trx.selectFrom('people_imports').selectAll().where('id', '=', id).executeTakeFirst();
      if (task?.state !== 'applying') return;
      const actor = await loadActor(trx, task.person_id);
      if (!actor?.isAdmin) return end(trx, id, { state: 'failed', problem: 'people-import-broke-off', finished_at: now() });
      const rows = await storedRows(trx, id);
      const comparison = compareFile(await lockedOrganization(trx), rows, planOptions(task, dayOf(now(), timeZone)));
      if (comparison.digest !== task.digest) {
        await storeComparison(trx, id, rows, comparison);
        return end(trx, id, { ...outdated(comparison), state: 'checked', problem: 'people-import-outdated' });
      }
      await writePeople(trx, comparison.plan, async (done) => {
        signal?.throwIfAborted();
        await reportProgress(db, id, done);
        // Requests are answered between two batches.
        await pause(0);
      });
      await nameNewPeople(trx, id, comparison);
      await end(trx, id, { state: 'done', done: task.total, finished_at: now() });
    });
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
  }
}

function outdated({ summary, digest, total }: Comparison) {
  return { summary: JSON.stringify(summary), digest, total, done: 0 };
}

/** Visible at once, unlike the people. */
async function reportProgress(db: Db, id: string, done: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('people_imports')
    .set({ done })
    .where('id', '=', id)
    .where('state', '=', 'applying')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Cancelled();
}

/** Ends the import unless it was cancelled meanwhile. */
async function end(
  trx: Trx,
  id: string,
  result: Partial<Pick<PeopleImport, 'problem' | 'finished_at' | 'done' | 'digest' | 'total'>> & {
    readonly state: PeopleImport['state'];
    readonly summary?: string;
  },
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('people_imports')
    .set(result)
    .where('id', '=', id)
    .where('state', '=', 'applying')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new Cancelled();
}

async function nameNewPeople(trx: Trx, id: string, { plan }: Comparison): Promise<void> {
  const created = plan.people.flatMap(({ state, id: personId }, position) => (state === 'new' ? [{ position, personId }] : []));
  await sql`
    update people_import_rows r set new_person_id = c.person_id
    from unnest(${created.map(({ position }) => position)}::integer[], ${created.map(({ personId }) => personId)}::uuid[]) as c (position, person_id)
    where r.import_id = ${id} and r.position = c.position`.execute(trx);
}

async function failImport({ db, now }: ImportTools, id: string): Promise<void> {
  await db
    .updateTable('people_imports')
    .set({ state: 'failed', problem: 'people-import-broke-off', finished_at: now() })
    .where('id', '=', id)
    .where('state', '=', 'applying')
    .execute();
}

export function peopleImportWorkers(tools: ImportTools): readonly Worker[] {
  return [
    { queue: 'people-import', run: (data, { signal }) => runPeopleImport(tools, (data as { id: string }).id, signal) },
    { queue: 'people-import-failed', run: (data) => failImport(tools, (data as { id: string }).id) },
  ];
}

/** Removes expired files with their rows. */
export async function clearPeopleImports(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('people_imports').where('expires_at', '<', now).where('state', '<>', 'applying').execute();
}
