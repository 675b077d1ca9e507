import { compareOperationLog } from '@inkstone/api';
import type { DataItem, FormPermission, SheetRow } from '@inkstone/schema';
import { defineQuery } from '../../../platform/http/endpoint.ts';
import { loadModel } from '../../apps/catalog.ts';
import { isVisible, isVisibleControl, visibleRow } from '../../records/visible-field.ts';
import type { RecordChange } from '../../../platform/db/tables/apps.ts';
import { rightsAt } from '../rights.ts';
import { personNames } from './person-names.ts';
import { readableInstance } from './readable-instance.ts';

/** For whoever may read the instance, as far as they see its fields. */
export const compareOperationLogEndpoint = defineQuery(compareOperationLog, {
  permission: 'participant',
  async handle(context, { workflowInstanceId, before, size }) {
    const { db, actor } = context;
    const instance = await readableInstance(context, workflowInstanceId);
    const { permission } = rightsAt(instance, actor);
    const { definition } = await loadModel(db, instance.row.schema_code);
    let query = db.selectFrom('record_changes').selectAll().where('record_id', '=', instance.row.record_id);
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
      items: rows.map((row) => ({
        version: row.version,
        at: row.at.toISOString(),
        actor: nameOf(row.actor),
        changes: row.changes
          .flatMap((change) => visibleChange(permission, change) ?? [])
          .map((change) => ({ ...change, ...nameOfPath(definition.dataItems, change.path) })),
      })),
    };
  },
});

/** A row that came or went shows no more of itself than the form does. */
function visibleChange(permission: FormPermission, change: RecordChange): RecordChange | null {
  const sheet = /^(\w+)\[[\w-]+\]$/.exec(change.path)?.[1];
  if (sheet === undefined) return isVisible(permission, change.path) ? change : null;
  if (!isVisibleControl(permission, sheet)) return null;
  const seen = (row: unknown): unknown => (row === null ? null : visibleRow(permission, sheet, row as SheetRow));
  return { ...change, old: seen(change.old), new: seen(change.new) };
}

/** `items[row].amount` by the name of its column. */
function nameOfPath(items: readonly DataItem[], path: string): Pick<DataItem, 'name' | 'name_i18n'> {
  const [, code, column] = /^([^[.]+)(?:\[[^\]]*\])?(?:\.(.+))?$/.exec(path) ?? [];
  const item = items.find((each) => each.code === code);
  const named = column === undefined ? item : item?.dataItems?.find((each) => each.code === column);
  return { name: named?.name ?? path, ...(named?.name_i18n && { name_i18n: named.name_i18n }) };
}
