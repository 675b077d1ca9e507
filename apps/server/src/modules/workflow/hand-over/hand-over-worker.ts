import type { Selectable } from 'kysely';
import type { NameI18n } from '@inkstone/schema';
import type { Db, Trx } from '../../../platform/db/database.ts';
import type { HandOversTable } from '../../../platform/db/tables/workflow.ts';
import { transact } from '../../../platform/db/transactions/transact.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { Worker } from '../../../platform/jobs/jobs.ts';
import { directory } from '../../organization/index.ts';
import { execute } from '../execute.ts';
import { lockInstanceOfItem } from '../instance/instance-store.ts';
import { systemContext, type JobEnvironment } from '../signals/system-context.ts';
import { openWorkOf } from './open-work.ts';

interface HandOver {
  readonly id: string;
  readonly from_person: string;
  readonly to_person: string;
  readonly reason: string | null;
  readonly started_by: string;
}

type HandOverFailure = Selectable<HandOversTable>['failures'][number];

/**
 * Hands over one work item after another, each in its own transaction together with the progress, so that a process that ends in between
 * loses nothing and the next one continues. Refused items are reported at the end and do not stop the others.
 */
export async function runHandOver(db: Db, id: string, environment: JobEnvironment, signal?: AbortSignal): Promise<void> {
  const handOver = await db.selectFrom('hand_overs').selectAll().where('id', '=', id).where('state', '=', 'running').executeTakeFirst();
  if (!handOver) return;
  const person = await directory(db).person(handOver.started_by);
  if (!person) return;
  const actor: Actor = { ...person, isAdmin: true, isAppAdmin: false };
  const reported = new Set(handOver.failures.map((failure) => failure.workItemId));
  for (let next = await nextItem(db, handOver, reported); next !== null; next = await nextItem(db, handOver, reported)) {
    signal?.throwIfAborted();
    const { id: workItemId, name, name_i18n } = next;
    try {
      await transact(db, (trx) => handOverItem(trx, handOver, workItemId, { actor, environment }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      reported.add(workItemId);
      await storeFailure(db, id, { workItemId, instanceName: name, instanceName_i18n: name_i18n, code: error.code });
    }
  }
  await db.updateTable('hand_overs').set({ state: 'done', finished_at: environment.now() }).where('id', '=', id).execute();
}

async function nextItem(
  db: Db,
  { from_person }: HandOver,
  reported: ReadonlySet<string>,
): Promise<{ id: string; name: string; name_i18n: NameI18n } | null> {
  let query = openWorkOf(db, from_person).select(['w.id', 'i.name', 'i.name_i18n']).orderBy('w.id').limit(1);
  if (reported.size > 0) query = query.where('w.id', 'not in', [...reported]);
  return (await query.executeTakeFirst()) ?? null;
}

async function handOverItem(
  trx: Trx,
  { id, from_person: from, to_person: to, reason }: HandOver,
  workItemId: string,
  { actor, environment }: { actor: Actor; environment: JobEnvironment },
): Promise<void> {
  const loaded = await lockInstanceOfItem(trx, workItemId);
  const item = loaded.state.items[workItemId];
  // Another process or person has changed the item meanwhile.
  if (item?.holder !== from || (item.state !== 'open' && item.state !== 'waiting')) return;
  const context = { ...systemContext(trx, environment), actor };
  await execute(context, {
    instanceId: loaded.id,
    loaded,
    command: { action: 'HandOver', itemId: workItemId, to, reason: reason ?? undefined },
  });
  await trx
    .updateTable('hand_overs')
    .set((eb) => ({ done: eb('done', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

async function storeFailure(db: Db, id: string, failure: HandOverFailure): Promise<void> {
  await transact(db, async (trx) => {
    const { failures } = await trx.selectFrom('hand_overs').select('failures').where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
    // A concurrent run has reported it already.
    if (failures.some(({ workItemId }) => workItemId === failure.workItemId)) return;
    await trx
      .updateTable('hand_overs')
      .set({ failures: JSON.stringify([...failures, failure]) })
      .where('id', '=', id)
      .execute();
  });
}

export function handOverWorker(db: Db, environment: JobEnvironment): Worker {
  return { queue: 'hand-over', run: (data, { signal }) => runHandOver(db, (data as { id: string }).id, environment, signal) };
}
