import { readPermission, type Activity } from '@inkstone/schema';

/** Whether an activity lets its people see a field: a control by its code, or a cell by `sheet.column`. */
export function isShown(activity: Activity, field: string): boolean {
  const { others, controls } = ('permission' in activity && activity.permission) || readPermission;
  const [code, column] = field.split('.') as [string, string?];
  const control = controls[code];
  if (!control) return others.v;
  const cell = column === undefined ? undefined : control.subDataPermission?.find((each) => each.propertyCode === column);
  return control.v && (cell?.v ?? true);
}
