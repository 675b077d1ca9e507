import type { Executor } from '../../../platform/db/database.ts';

/** Returns a person's open work, without copies to read. */
export function openWorkOf(executor: Executor, personId: string) {
  return executor
    .selectFrom('work_items as w')
    .innerJoin('instances as i', 'i.id', 'w.instance_id')
    .where('w.holder_id', '=', personId)
    .where('w.state', 'in', ['open', 'waiting'])
    .where('w.kind', '<>', 'circulate')
    .where('i.deleted_at', 'is', null);
}
