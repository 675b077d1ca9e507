import type { Executor } from '../../../platform/db/database.ts';
import { peopleView } from '../../organization/index.ts';

interface LastUrge {
  readonly count: number;
  readonly by: string;
  readonly at: string;
}

/** Returns how often each item was urged, and by whom last; items that were never urged are missing. */
export async function lastUrges(executor: Executor, workItemIds: readonly string[]): Promise<ReadonlyMap<string, LastUrge>> {
  if (workItemIds.length === 0) return new Map();
  const rows = await executor
    .selectFrom('urges as u')
    .innerJoin(peopleView.as('p'), 'p.id', 'u.person_id')
    .select(['u.work_item_id', 'u.urged_at', 'p.name'])
    .where('u.work_item_id', 'in', workItemIds)
    .orderBy('u.urged_at', 'desc')
    .execute();
  const found = new Map<string, LastUrge>();
  for (const { work_item_id, urged_at, name } of rows) {
    const known = found.get(work_item_id);
    found.set(work_item_id, known ? { ...known, count: known.count + 1 } : { count: 1, by: name, at: urged_at.toISOString() });
  }
  return found;
}
