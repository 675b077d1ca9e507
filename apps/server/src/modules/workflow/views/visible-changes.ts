import type { FormPermission, SheetRow } from '@inkstone/schema';
import type { RecordChange } from '../../../platform/db/tables/apps.ts';
import { isVisible, isVisibleControl, visibleRow } from '../../records/index.ts';

/** What of a change of a record somebody may know. */
export function visibleChanges(permission: FormPermission, changes: readonly RecordChange[]): RecordChange[] {
  return changes.flatMap((change) => visibleChange(permission, change) ?? []);
}

/** A row that came or went shows no more of itself than the form does. */
function visibleChange(permission: FormPermission, change: RecordChange): RecordChange | null {
  const sheet = /^(\w+)\[[\w-]+\]$/.exec(change.path)?.[1];
  if (sheet === undefined) return isVisible(permission, change.path) ? change : null;
  if (!isVisibleControl(permission, sheet)) return null;
  const seen = (row: unknown): unknown => (row === null ? null : visibleRow(permission, sheet, row as SheetRow));
  return { ...change, old: seen(change.old), new: seen(change.new) };
}
