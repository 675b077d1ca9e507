import type { Executor } from '../../platform/db/database.ts';

/** Keeps when somebody first looked at a task or copy of theirs; looks of others and later ones change nothing. */
export async function noteFirstView(executor: Executor, look: { workItemId: string; personId: string; at: Date }): Promise<void> {
  await executor
    .updateTable('work_items')
    .set({ first_viewed_at: look.at })
    .where('id', '=', look.workItemId)
    .where('holder_id', '=', look.personId)
    .where('first_viewed_at', 'is', null)
    .execute();
}

/** When each work item of an instance was first looked at, by its id; those nobody opened are not in it. */
export async function firstViews(executor: Executor, instanceId: string): Promise<ReadonlyMap<string, Date>> {
  const rows = await executor
    .selectFrom('work_items')
    .select(['id', 'first_viewed_at'])
    .where('instance_id', '=', instanceId)
    .where('first_viewed_at', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, first_viewed_at: at }) => [id, at!]));
}
