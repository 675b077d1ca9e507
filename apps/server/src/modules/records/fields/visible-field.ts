import { parseFieldPath, type FieldPath, type FormPermission, type SheetRow } from '@inkstone/schema';

/** Does the permission show the control, or the sheet's column? A column is visible only together with its sheet. */
export function isVisibleControl({ others, controls }: FormPermission, key: string, column?: string): boolean {
  const entry = controls[key];
  if (!(entry?.v ?? others.v)) return false;
  return column === undefined || (entry?.subDataPermission?.find(({ propertyCode }) => propertyCode === column)?.v ?? true);
}

/** Does the permission allow editing the control, or the sheet's column? A column is editable only in an editable sheet. */
export function isEditableControl(permission: FormPermission, key: string, column?: string): boolean {
  const entry = permission.controls[key];
  if (!isVisibleControl(permission, key, column) || !(entry?.e ?? permission.others.e)) return false;
  return column === undefined || (entry?.subDataPermission?.find(({ propertyCode }) => propertyCode === column)?.e ?? true);
}

/** Does the permission show the control or column of a path? */
export function isVisible(permission: FormPermission, path: FieldPath): boolean {
  const parsed = parseFieldPath(path);
  if (!parsed) return true;
  return parsed.kind === 'control'
    ? isVisibleControl(permission, parsed.control)
    : isVisibleControl(permission, parsed.sheet, parsed.column);
}

/**
 * Returns the permission with hidden columns locked instead. A form takes a hidden column without stored cells for one that was not sent;
 * the server's form has all columns and calculates hidden columns of new rows too.
 */
export function withLockedColumns(permission: FormPermission): FormPermission {
  const hides = Object.values(permission.controls).some(({ subDataPermission }) => subDataPermission?.some(({ v }) => !v));
  if (!hides) return permission;
  const controls = Object.entries(permission.controls).map(([key, control]) => {
    const columns = control.subDataPermission?.map((column) => (column.v ? column : { ...column, e: false, v: true, r: false }));
    return [key, columns ? { ...control, subDataPermission: columns } : control] as const;
  });
  return { ...permission, controls: Object.fromEntries(controls) };
}

/** Returns a row without hidden columns. */
export function visibleRow(permission: FormPermission, sheet: string, row: SheetRow): SheetRow {
  const cells = Object.entries(row).filter(
    ([column]) => column === 'id' || column === 'rowStatus' || isVisibleControl(permission, sheet, column),
  );
  return Object.fromEntries(cells) as unknown as SheetRow;
}
