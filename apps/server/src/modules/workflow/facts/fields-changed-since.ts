import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/database.ts';
import { recordChangesView } from '../../records/index.ts';

/** A cell counts as its sheet and column; the row does not matter. Other fields count by their own code. */
const rowOfPath = /\[[\w-]+\]/;

/**
 * Returns the fields of a record that changed after somebody acted on a work item, from the record's history since the version they acted
 * on. A field that was changed and changed back counts. Empty for an item nobody acted on.
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
