import { parseFieldPath, type FieldPath, type FormPermission, type SheetRow } from '@inkstone/schema';

/** May somebody with this permission see the control, or the sheet's column? A column never shows without its sheet. */
export function isVisibleControl({ others, controls }: FormPermission, key: string, column?: string): boolean {
  const entry = controls[key];
  if (!(entry?.v ?? others.v)) return false;
  return column === undefined || (entry?.subDataPermission?.find(({ propertyCode }) => propertyCode === column)?.v ?? true);
}

/** May they fill in the control, or the sheet's column? A column can be filled in only in a sheet that can. */
export function isEditableControl(permission: FormPermission, key: string, column?: string): boolean {
  const entry = permission.controls[key];
  if (!isVisibleControl(permission, key, column) || !(entry?.e ?? permission.others.e)) return false;
  return column === undefined || (entry?.subDataPermission?.find(({ propertyCode }) => propertyCode === column)?.e ?? true);
}

/** The same as `isVisibleControl` by path. */
export function isVisible(permission: FormPermission, path: FieldPath): boolean {
  const parsed = parseFieldPath(path);
  if (!parsed) return true;
  return parsed.kind === 'control'
    ? isVisibleControl(permission, parsed.control)
    : isVisibleControl(permission, parsed.sheet, parsed.column);
}

/**
 * The same rights, but hidden columns are only locked. A form takes a hidden column that no stored row has a cell of for one that was not
 * sent to it; the server's form has everything and works out hidden columns of new rows too.
 */
export function withColumnsAtHand(permission: FormPermission): FormPermission {
  const controls = Object.entries(permission.controls).map(([key, control]) => {
    const columns = control.subDataPermission?.map((column) => (column.v ? column : { ...column, e: false, v: true, r: false }));
    return [key, columns ? { ...control, subDataPermission: columns } : control] as const;
  });
  return { ...permission, controls: Object.fromEntries(controls) };
}

/** A row without the columns that may not be seen. */
export function visibleRow(permission: FormPermission, sheet: string, row: SheetRow): SheetRow {
  const cells = Object.entries(row).filter(
    ([column]) => column === 'id' || column === 'rowStatus' || isVisibleControl(permission, sheet, column),
  );
  return Object.fromEntries(cells) as unknown as SheetRow;
}
