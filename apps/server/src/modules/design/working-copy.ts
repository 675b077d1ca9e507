import type { Executor, Trx } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Selectable } from 'kysely';
import type { AppsTable } from '../../platform/db/tables/apps.ts';
import { readApp, requireApp } from '../apps/index.ts';

/** A working copy that its transaction has locked. */
export interface LockedCopy {
  readonly appCode: string;
  /** The application, which nobody closes or opens meanwhile. */
  readonly app: Selectable<AppsTable>;
  readonly revision: number;
  readonly snapshotRevision: number;
  readonly snapshotAt: Date | null;
}

/** The current revision; 0 if nothing was ever done. */
export async function currentRevision(executor: Executor, appCode: string): Promise<number> {
  const copy = await executor.selectFrom('working_copies').select('revision').where('app_code', '=', appCode).executeTakeFirst();
  return copy?.revision ?? 0;
}

/** Serialises everything that changes a working copy. Refuses with `not-found`. */
export async function lockCopy(trx: Trx, appCode: string): Promise<LockedCopy> {
  await requireApp(trx, appCode);
  await trx
    .insertInto('working_copies')
    .values({ app_code: appCode })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const copy = await trx.selectFrom('working_copies').selectAll().where('app_code', '=', appCode).forUpdate().executeTakeFirstOrThrow();
  const app = (await readApp(trx, appCode)) ?? refuse('not-found');
  return { appCode, app, revision: copy.revision, snapshotRevision: copy.snapshot_revision, snapshotAt: copy.snapshot_at };
}

/** Refuses with `app-closed` what changes the working copy of a closed application. */
export function requireOpen({ app }: LockedCopy): void {
  if (app.state === 'closed') refuse('app-closed', { app: app.name });
}

/** Refuses with `group-behind` if somebody changed the working copy after the revision that the caller saw. */
export function requireCurrent(copy: LockedCopy, revision: number): void {
  if (copy.revision !== revision) refuse('group-behind', { revision: copy.revision });
}
