import { trimText } from '@inkstone/schema';
import type { Executor, Trx } from '../../../platform/db/database.ts';
import { sqlFragment } from '../../../platform/db/statements/fragment.ts';
import type { Write } from '../../../platform/db/transactions/write-together.ts';

interface OpinionKey {
  readonly workItemId: string;
  readonly personId: string;
}

/** Stores an opinion on a vote that was not sent; it is visible to its author only. An empty opinion is deleted. */
export async function storeUnsentOpinion(trx: Trx, { opinion, ...key }: OpinionKey & { readonly opinion: string }): Promise<void> {
  if (trimText(opinion) === '') return deleteOpinion(trx, key);
  await trx
    .insertInto('unsent_opinions')
    .values({ work_item_id: key.workItemId, person_id: key.personId, opinion })
    .onConflict((conflict) => conflict.columns(['work_item_id', 'person_id']).doUpdateSet({ opinion }))
    .execute();
}

/** Returns '' where none is stored. */
export async function unsentOpinion(executor: Executor, { workItemId, personId }: OpinionKey): Promise<string> {
  const kept = await executor
    .selectFrom('unsent_opinions')
    .select('opinion')
    .where('work_item_id', '=', workItemId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return kept?.opinion ?? '';
}

/** Returns what deletes a person's unsent opinions on an instance, when they send one. */
export function unsentOpinionWrites({ instanceId, personId }: { readonly instanceId: string; readonly personId: string }): Write[] {
  const statement = sqlFragment`
    delete from unsent_opinions
    where person_id = ${personId} and work_item_id in (select id from work_items where instance_id = ${instanceId})`;
  return [{ statement }];
}

async function deleteOpinion(trx: Trx, { workItemId, personId }: OpinionKey): Promise<void> {
  await trx.deleteFrom('unsent_opinions').where('work_item_id', '=', workItemId).where('person_id', '=', personId).execute();
}
