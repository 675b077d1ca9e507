import type { ControlPermission, FormPermission } from './permission.ts';

export const fullPermission: FormPermission = { others: { e: true, v: true }, controls: {} };
export const readPermission: FormPermission = { others: { e: false, v: true }, controls: {} };

/** What people may see and edit at the kinds of activities at which the form is opened, where nothing is set. */
export const activityGrants = {
  start: fullPermission,
  approve: readPermission,
  handle: fullPermission,
  circulate: readPermission,
} as const satisfies Readonly<Record<string, FormPermission>>;

/** Returns the same visibility without any right to edit. */
export function withoutEditing(permission: FormPermission): FormPermission {
  const controls = Object.entries(permission.controls).map(([key, control]) => [key, readOnly(control)]);
  return { others: { e: false, v: permission.others.v }, controls: Object.fromEntries(controls) };
}

function readOnly(control: ControlPermission): ControlPermission {
  const columns = control.subDataPermission?.map((column) => ({ ...column, e: false, r: false }));
  return { v: control.v, e: false, r: false, add: false, delete: false, ...(columns && { subDataPermission: columns }) };
}
