import { startHandOver } from '@inkstone/api';
import { createId } from '@inkstone/schema';
import { defineCommand } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { directory } from '../../organization/index.ts';
import { openWorkOf } from './open-work.ts';

/** Open to system administrators. The person who leaves may be inactive already, the successor may not. */
export const startHandOverEndpoint = defineCommand(startHandOver, {
  permission: 'administrator',
  async handle({ trx, actor, now }, { from, to, reason = null }) {
    const people = directory(trx);
    const [leaving, [taking]] = [await people.person(from), await people.activeOf([to])];
    if (!leaving || !taking) refuse('PersonInactive');
    if (leaving.id === taking) refuse('HandOverSame');
    if (taking === actor.id) refuse('AdjustSelf');
    const { count } = await openWorkOf(trx, leaving.id)
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) === 0) refuse('HandOverEmpty');
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
        total: Number(count),
        done: 0,
        failures: JSON.stringify([]),
        started_by: actor.id,
        started_at: at,
        finished_at: null,
      })
      .execute();
    await enqueue(trx, 'hand-over', { id }, { dueAt: at, key: id });
    return { id };
  },
});
