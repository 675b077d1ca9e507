import { trimText } from '@inkstone/schema';
import type { Executor, Trx } from '../../platform/db/database.ts';

interface OpinionPlace {
  readonly workItemId: string;
  readonly personId: string;
}

/** Keeps what somebody wrote for a vote and did not send; nobody else is told of it. An empty one is forgotten. */
export async function keepUnsentOpinion(trx: Trx, { opinion, ...place }: OpinionPlace & { readonly opinion: string }): Promise<void> {
  if (trimText(opinion) === '') return forget(trx, place);
  await trx
    .insertInto('unsent_opinions')
    .values({ work_item_id: place.workItemId, person_id: place.personId, opinion })
    .onConflict((conflict) => conflict.columns(['work_item_id', 'person_id']).doUpdateSet({ opinion }))
    .execute();
}

/** '' where nothing is kept. */
export async function unsentOpinion(executor: Executor, { workItemId, personId }: OpinionPlace): Promise<string> {
  const kept = await executor
    .selectFrom('unsent_opinions')
    .select('opinion')
    .where('work_item_id', '=', workItemId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return kept?.opinion ?? '';
}

/** Their opinion on an instance is sent, so nothing of it waits any more. */
export async function forgetUnsentOpinions(trx: Trx, { instanceId, personId }: { instanceId: string; personId: string }): Promise<void> {
  await trx
    .deleteFrom('unsent_opinions')
    .where('person_id', '=', personId)
    .where('work_item_id', 'in', (items) => items.selectFrom('work_items').select('id').where('instance_id', '=', instanceId))
    .execute();
}

async function forget(trx: Trx, { workItemId, personId }: OpinionPlace): Promise<void> {
  await trx.deleteFrom('unsent_opinions').where('work_item_id', '=', workItemId).where('person_id', '=', personId).execute();
}
