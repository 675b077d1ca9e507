import type { FormPermission, SheetRow } from '@inkstone/schema';
import type { RecordChange } from '../../../platform/db/tables/apps.ts';
import { isVisible, isVisibleControl, visibleRow } from '../../records/index.ts';

/** Returns the changes of a record that the permission shows. */
export function visibleChanges(permission: FormPermission, changes: readonly RecordChange[]): RecordChange[] {
  return changes.flatMap((change) => visibleChange(permission, change) ?? []);
}

/** An added or removed row shows no more columns than the form does. */
function visibleChange(permission: FormPermission, change: RecordChange): RecordChange | null {
  const sheet = /^(\w+)\[[\w-]+\]$/.exec(change.path)?.[1];
  if (sheet === undefined) return isVisible(permission, change.path) ? change : null;
  if (!isVisibleControl(permission, sheet)) return null;
  const seen = (row: unknown): unknown => (row === null ? null : visibleRow(permission, sheet, row as SheetRow));
  return { ...change, old: seen(change.old), new: seen(change.new) };
}
