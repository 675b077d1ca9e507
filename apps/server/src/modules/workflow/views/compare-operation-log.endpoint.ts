import { compareOperationLog } from '@inkstone/api';
import type { DataItem } from '@inkstone/schema';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { loadModel } from '../../apps/index.ts';
import { rightsAt } from '../rights/rights.ts';
import { personNames } from '../../organization/index.ts';
import { recordChangesView } from '../../records/index.ts';
import { readableInstance } from './readable-instance.ts';
import { visibleChanges } from './visible-changes.ts';

/** Open to readers of the instance, for the fields they may see; changes of other fields are left out. A page may be short. */
export const compareOperationLogEndpoint = defineQuery(compareOperationLog, {
  permission: 'participant',
  async handle(context, { workflowInstanceId, before, size }) {
    const { db, actor } = context;
    const instance = await readableInstance(context, workflowInstanceId);
    const { permission } = rightsAt(instance, actor);
    const { definition } = await loadModel(db, instance.row.schema_code);
    let query = db.selectFrom(recordChangesView.as('record_changes')).selectAll().where('record_id', '=', instance.row.record_id);
    if (before !== undefined) query = query.where('version', '<', before);
    const found = await query
      .orderBy('version', 'desc')
      .limit(size + 1)
      .execute();
    const rows = found.slice(0, size);
    const nameOf = await personNames(
      db,
      rows.map((row) => row.actor),
    );
    return {
      next: found.length > size ? rows.at(-1)!.version : null,
      items: rows
        .map((row) => ({
          version: row.version,
          at: row.at.toISOString(),
          actor: nameOf(row.actor),
          changes: visibleChanges(permission, row.changes).map((change) => ({
            ...change,
            ...nameOfPath(definition.dataItems, change.path),
          })),
        }))
        .filter(({ changes }) => changes.length > 0),
    };
  },
});

/** Returns the name of the column for `items[row].amount`. */
function nameOfPath(items: readonly DataItem[], path: string): Pick<DataItem, 'name' | 'name_i18n'> {
  const [, code, column] = /^([^[.]+)(?:\[[^\]]*\])?(?:\.(.+))?$/.exec(path) ?? [];
  const item = items.find((each) => each.code === code);
  const named = column === undefined ? item : item?.dataItems?.find((each) => each.code === column);
  return { name: named?.name ?? path, ...(named?.name_i18n && { name_i18n: named.name_i18n }) };
}
