import { createId } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { directory, type HandOver } from '../../organization/index.ts';
import { openWorkOf } from './open-work.ts';

async function countOpenWork(executor: Executor, personId: string): Promise<number> {
  const { count } = await openWorkOf(executor, personId)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Handovers: the person who leaves may be inactive already, the successor may not. */
export const openWorkHandOver: HandOver = {
  count: countOpenWork,
  async start({ trx, actor, now }, { from, to, reason }) {
    const people = directory(trx);
    const [leaving, [taking]] = [await people.person(from), await people.activeOf([to])];
    if (!leaving || !taking) refuse('PersonInactive');
    if (leaving.id === taking) refuse('HandOverSame');
    if (taking === actor.id) refuse('AdjustSelf');
    const total = await countOpenWork(trx, leaving.id);
    if (total === 0) refuse('HandOverEmpty');
    const at = now();
    const id = createId(at.getTime());
    await trx
      .insertInto('hand_overs')
      .values({
        id,
        from_person: leaving.id,
        to_person: taking,
        reason,
        state: 'running',
        total,
        done: 0,
        failures: JSON.stringify([]),
        started_by: actor.id,
        started_at: at,
        finished_at: null,
      })
      .execute();
    await enqueue(trx, 'hand-over', { id }, { dueAt: at, key: id });
    return id;
  },
};
