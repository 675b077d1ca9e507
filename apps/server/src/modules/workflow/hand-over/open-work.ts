import type { Executor } from '../../../platform/db/database.ts';

/** What somebody has to do now, copies to read left out. */
export function openWorkOf(executor: Executor, personId: string) {
  return executor
    .selectFrom('work_items as w')
    .innerJoin('instances as i', 'i.id', 'w.instance_id')
    .where('w.holder_id', '=', personId)
    .where('w.state', 'in', ['open', 'waiting'])
    .where('w.kind', '<>', 'circulate')
    .where('i.deleted_at', 'is', null);
}
