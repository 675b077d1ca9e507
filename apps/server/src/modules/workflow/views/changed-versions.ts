import type { FormPermission } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import type { LoadedInstance } from '../instance/instance-store.ts';
import { recordChangesView } from '../../records/index.ts';
import type { HistoryLine } from './history.ts';
import { visibleChanges } from './visible-changes.ts';

interface ActedEvent {
  readonly seq: number;
  readonly record_version: number;
}

/**
 * Returns, by the id of a history line, the version of the record that its actor made with it, where that changed something the reader may
 * see. Saves without an action have no line.
 */
export async function changedVersions(
  executor: Executor,
  { row }: LoadedInstance,
  permission: FormPermission,
  { lines, events }: { readonly lines: readonly HistoryLine[]; readonly events: readonly ActedEvent[] },
): Promise<ReadonlyMap<string, number>> {
  const versionOf = new Map(events.map(({ seq, record_version }) => [String(seq), record_version]));
  const versions = [...new Set(versionOf.values())];
  if (versions.length === 0) return new Map();
  const changes = await executor
    .selectFrom(recordChangesView.as('record_changes'))
    .select(['version', 'actor', 'changes'])
    .where('record_id', '=', row.record_id)
    .where('version', 'in', versions)
    .execute();
  const seen = changes.filter((change) => visibleChanges(permission, change.changes).length > 0);
  return new Map(
    seen.flatMap(({ version, actor }) => {
      const line = lines.find((each) => versionOf.get(each.id) === version && each.actor === actor);
      return line ? [[line.id, version] as const] : [];
    }),
  );
}
