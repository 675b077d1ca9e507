import type { Issue } from '@inkstone/schema';
import type { ControlField } from '../field/control-field.ts';
import type { SheetState } from '../sheet/sheet-state.ts';

/**
 * A sheet without rows, or with a row in which nobody entered anything, cannot be submitted, unless its option allows empty rows and
 * nothing requires it (runtime specification, section 5; designer specification, section 3: isEmptyRow).
 */
export function sheetIssues(field: ControlField, sheet: SheetState): readonly Issue[] {
  if (field.plan.options['isEmptyRow'] === true && !field.isRequired) return [];
  const label = field.label();
  if (sheet.rows.length === 0) return [{ code: 'rowEmpty', path: field.path, params: { label } }];
  return sheet.rows.order.flatMap((slot, index) =>
    isEmptyRow(sheet, slot) ? [{ code: 'rowEmpty', path: `${field.path}[${sheet.rows.id(slot)}]`, params: { label, row: index + 1 } }] : [],
  );
}

/** Did nobody enter anything? Columns that compute themselves say nothing of that. */
export function isEmptyRow(sheet: SheetState, slot: number): boolean {
  if (sheet.withheld.size > 0) return false;
  return sheet.plan.columns.every(
    ({ formula, model, index }) => formula !== undefined || model.role !== 'value' || model.isEmpty(sheet.columns[index]!.get(slot)),
  );
}
