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
