import { parseFieldPath, type FieldPath, type FormPermission, type SheetRow } from '@inkstone/schema';

/** May somebody with this permission see the control, or the sheet's column? A column never shows without its sheet. */
export function isVisibleControl({ others, controls }: FormPermission, key: string, column?: string): boolean {
  const entry = controls[key];
  if (!(entry?.v ?? others.v)) return false;
  return column === undefined || (entry?.subDataPermission?.find(({ propertyCode }) => propertyCode === column)?.v ?? true);
}

/** The same by path. */
export function isVisible(permission: FormPermission, path: FieldPath): boolean {
  const parsed = parseFieldPath(path);
  if (!parsed) return true;
  return parsed.kind === 'control'
    ? isVisibleControl(permission, parsed.control)
    : isVisibleControl(permission, parsed.sheet, parsed.column);
}

/** A row without the columns that may not be seen. */
export function visibleRow(permission: FormPermission, sheet: string, row: SheetRow): SheetRow {
  const cells = Object.entries(row).filter(
    ([column]) => column === 'id' || column === 'rowStatus' || isVisibleControl(permission, sheet, column),
  );
  return Object.fromEntries(cells) as unknown as SheetRow;
}
