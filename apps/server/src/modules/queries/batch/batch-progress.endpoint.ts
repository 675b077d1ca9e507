import { cancelBatch, getBatch } from '@inkstone/api';
import { defineCommand, defineQuery } from '../../../platform/http/endpoint.ts';
import { refuse } from '../../../platform/http/refusal.ts';

const maxRefused = 100;

/** For the person who started it. */
export const getBatchEndpoint = defineQuery(getBatch, {
  permission: 'participant',
  async handle({ db, actor }, { id }) {
    const batch = await db
      .selectFrom('record_batches')
      .select(['state', 'total', 'done', 'refused'])
      .where('id', '=', id)
      .where('started_by', '=', actor.id)
      .executeTakeFirst();
    if (!batch) refuse('not-found');
    const refused = await db
      .selectFrom('record_batch_items')
      .select(['record_id', 'problem'])
      .where('batch_id', '=', id)
      .where('problem', 'is not', null)
      .orderBy('record_id')
      .limit(maxRefused)
      .execute();
    return { ...batch, problems: refused.map(({ record_id, problem }) => ({ id: record_id, ...problem! })) };
  },
});

/** For the person who started it. A finished batch stays unchanged. */
export const cancelBatchEndpoint = defineCommand(cancelBatch, {
  permission: 'participant',
  async handle({ trx, actor, now }, { id }) {
    const own = await trx
      .selectFrom('record_batches')
      .select('id')
      .where('id', '=', id)
      .where('started_by', '=', actor.id)
      .executeTakeFirst();
    if (!own) refuse('not-found');
    await trx
      .updateTable('record_batches')
      .set({ state: 'canceled', finished_at: now() })
      .where('id', '=', id)
      .where('state', '=', 'running')
      .execute();
    return true;
  },
});
