import type { Selectable } from 'kysely';
import type { NameI18n } from '@inkstone/schema';
import type { Db, Trx } from '../../../platform/db/database.ts';
import type { HandOversTable } from '../../../platform/db/tables/workflow.ts';
import { transact } from '../../../platform/db/transact.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Actor } from '../../../platform/http/request-context.ts';
import type { Worker } from '../../../platform/jobs/jobs.ts';
import { directory } from '../../organization/index.ts';
import { execute } from '../execute.ts';
import { lockInstanceOfItem } from '../instance-store.ts';
import { systemContext, type Surroundings } from '../signals/system-context.ts';
import { openWorkOf } from './open-work.ts';

interface HandOver {
  readonly id: string;
  readonly from_person: string;
  readonly to_person: string;
  readonly reason: string | null;
  readonly started_by: string;
}

type NotHandedOn = Selectable<HandOversTable>['failures'][number];

/**
 * Gives one work item after another to whoever takes over, each in a transaction of its own together with the progress, so that a
 * process that ends in between loses nothing and the next one goes on. What is refused is told in the end and keeps nothing else.
 */
export async function runHandOver(db: Db, id: string, surroundings: Surroundings, signal?: AbortSignal): Promise<void> {
  const handOver = await db.selectFrom('hand_overs').selectAll().where('id', '=', id).where('state', '=', 'running').executeTakeFirst();
  if (!handOver) return;
  const person = await directory(db).person(handOver.started_by);
  if (!person) return;
  const actor: Actor = { ...person, isAdmin: true, isAppAdmin: false };
  const told = new Set(handOver.failures.map((failure) => failure.workItemId));
  for (let next = await nextItem(db, handOver, told); next !== null; next = await nextItem(db, handOver, told)) {
    signal?.throwIfAborted();
    const { id: workItemId, name, name_i18n } = next;
    try {
      await transact(db, (trx) => handOn(trx, handOver, workItemId, { actor, surroundings }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      told.add(workItemId);
      await keepFailure(db, id, { workItemId, instanceName: name, instanceName_i18n: name_i18n, code: error.code });
    }
  }
  await db.updateTable('hand_overs').set({ state: 'done', finished_at: surroundings.now() }).where('id', '=', id).execute();
}

async function nextItem(
  db: Db,
  { from_person }: HandOver,
  told: ReadonlySet<string>,
): Promise<{ id: string; name: string; name_i18n: NameI18n } | null> {
  let query = openWorkOf(db, from_person).select(['w.id', 'i.name', 'i.name_i18n']).orderBy('w.id').limit(1);
  if (told.size > 0) query = query.where('w.id', 'not in', [...told]);
  return (await query.executeTakeFirst()) ?? null;
}

async function handOn(
  trx: Trx,
  { id, from_person: from, to_person: to, reason }: HandOver,
  workItemId: string,
  { actor, surroundings }: { actor: Actor; surroundings: Surroundings },
): Promise<void> {
  const loaded = await lockInstanceOfItem(trx, workItemId);
  const item = loaded.state.items[workItemId];
  // Somebody was quicker.
  if (item?.holder !== from || (item.state !== 'open' && item.state !== 'waiting')) return;
  const context = { ...systemContext(trx, surroundings), actor };
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

async function keepFailure(db: Db, id: string, failure: NotHandedOn): Promise<void> {
  await transact(db, async (trx) => {
    const { failures } = await trx.selectFrom('hand_overs').select('failures').where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
    // Told by who did it at the same time.
    if (failures.some(({ workItemId }) => workItemId === failure.workItemId)) return;
    await trx
      .updateTable('hand_overs')
      .set({ failures: JSON.stringify([...failures, failure]) })
      .where('id', '=', id)
      .execute();
  });
}

export function handOverWorker(db: Db, surroundings: Surroundings): Worker {
  return { queue: 'hand-over', run: (data, { signal }) => runHandOver(db, (data as { id: string }).id, surroundings, signal) };
}
