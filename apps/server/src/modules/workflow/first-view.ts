import type { Executor } from '../../platform/db/database.ts';

/** Stores when the holder first opened a task or copy; views by others and later views change nothing. */
export async function storeFirstView(executor: Executor, look: { workItemId: string; personId: string; at: Date }): Promise<void> {
  await executor
    .updateTable('work_items')
    .set({ first_viewed_at: look.at })
    .where('id', '=', look.workItemId)
    .where('holder_id', '=', look.personId)
    .where('first_viewed_at', 'is', null)
    .execute();
}

/** Returns when each work item of an instance was first opened, by id; items nobody opened are missing. */
export async function firstViews(executor: Executor, instanceId: string): Promise<ReadonlyMap<string, Date>> {
  const rows = await executor
    .selectFrom('work_items')
    .select(['id', 'first_viewed_at'])
    .where('instance_id', '=', instanceId)
    .where('first_viewed_at', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, first_viewed_at: at }) => [id, at!]));
}
