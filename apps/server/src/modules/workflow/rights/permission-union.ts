import type { ControlPermission, FormPermission } from '@inkstone/schema';

/** Returns a read-only permission for what is visible under any of the permissions. Without permissions nothing is visible. */
export function unitePermissions(permissions: readonly FormPermission[]): FormPermission {
  const keys = new Set(permissions.flatMap((permission) => Object.keys(permission.controls)));
  return {
    others: { e: false, v: permissions.some((permission) => permission.others.v) },
    controls: Object.fromEntries([...keys].map((key) => [key, uniteControl(permissions.map((each) => controlOf(each, key)))])),
  };
}

function controlOf({ others, controls }: FormPermission, key: string): ControlPermission {
  return controls[key] ?? { e: false, v: others.v, r: false };
}

function uniteControl(controls: readonly ControlPermission[]): ControlPermission {
  const v = controls.some((control) => control.v);
  const seen = controls.filter((control) => control.v);
  // A permission that shows the sheet and does not mention its columns shows all columns.
  const columns = seen.some((control) => !control.subDataPermission) ? [] : seen.flatMap((control) => control.subDataPermission ?? []);
  const codes = [...new Set(columns.map((column) => column.propertyCode))];
  const subDataPermission = codes.map((propertyCode) => ({
    propertyCode,
    e: false,
    v: seen.some(({ subDataPermission: own }) => own?.find((column) => column.propertyCode === propertyCode)?.v ?? true),
    r: false,
  }));
  return { v, e: false, r: false, ...(codes.length > 0 && { subDataPermission }) };
}
