import { sql } from 'kysely';
import type { Executor } from '../../platform/db/database.ts';
import { recordChangesView } from '../records/index.ts';

/** A cell by its sheet and column, everything else by its own code: which row it was does not matter. */
const rowOfPath = /\[[\w-]+\]/;

/**
 * The fields of a record whose values changed after somebody acted on a work item: what the history of the record says of later
 * versions than the one they acted on. A field that was changed and changed back counts; nothing for an item nobody acted on.
 */
export async function fieldsChangedSince(executor: Executor, recordId: string, workItemId: string): Promise<readonly string[]> {
  const acted = await executor
    .selectFrom('instance_events')
    .innerJoin('work_items', 'work_items.instance_id', 'instance_events.instance_id')
    .select('instance_events.record_version')
    .where('work_items.id', '=', workItemId)
    .where(sql<string>`instance_events.event->>'type'`, '=', 'item-done')
    .where(sql<string>`instance_events.event->>'item'`, '=', workItemId)
    .executeTakeFirst();
  if (!acted) return [];
  const later = await executor
    .selectFrom(recordChangesView.as('record_changes'))
    .select('changes')
    .where('record_id', '=', recordId)
    .where('version', '>', acted.record_version)
    .execute();
  const paths = later.flatMap(({ changes }) => changes.map(({ path }) => path.replace(rowOfPath, '')));
  return [...new Set(paths)];
}
