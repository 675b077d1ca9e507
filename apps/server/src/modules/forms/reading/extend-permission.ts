import type { ControlPermission, FormPermission } from '@inkstone/schema';

/** Returns the permission extended by what another permission shows; the additional fields are read-only. */
export function extendPermission(own: FormPermission, other: FormPermission): FormPermission {
  const keys = new Set([...Object.keys(own.controls), ...Object.keys(other.controls)]);
  const controls = [...keys].map((key) => [key, extendControl(entryOf(own, key), entryOf(other, key))] as const);
  return { others: { e: own.others.e && own.others.v, v: own.others.v || other.others.v }, controls: Object.fromEntries(controls) };
}

function entryOf({ others, controls }: FormPermission, key: string): ControlPermission {
  return controls[key] ?? { ...others, r: false };
}

function extendControl(own: ControlPermission, other: ControlPermission): ControlPermission {
  if (!other.v) return own;
  if (!own.v) return readOnly(other);
  const hidden = (own.subDataPermission ?? []).filter(({ v }) => !v);
  if (hidden.length === 0) return own;
  const isShown = (code: string): boolean => other.subDataPermission?.find(({ propertyCode }) => propertyCode === code)?.v ?? true;
  const columns = own.subDataPermission!.map((column) =>
    !column.v && isShown(column.propertyCode) ? { ...column, e: false, v: true, r: false } : column,
  );
  return { ...own, subDataPermission: columns };
}

function readOnly(control: ControlPermission): ControlPermission {
  const columns = control.subDataPermission?.map((column) => ({ ...column, e: false, r: false }));
  return { v: true, e: false, r: false, add: false, delete: false, ...(columns && { subDataPermission: columns }) };
}
