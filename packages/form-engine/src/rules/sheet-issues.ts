import type { Issue } from '@inkstone/schema';
import type { ControlField } from '../open-form/control-field.ts';
import type { SheetState } from '../open-form/sheet-state.ts';

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

/**
 * After a round of computing: what was found against the rows and holds no longer is taken back. Nothing is added before the next full
 * check: a row that was added since is not blamed for being blank.
 */
export function lookAgainAtRows(field: ControlField, sheet: SheetState): void {
  field.forgetRefusedRows();
  const { ruled } = field;
  if (ruled.length === 0) return;
  const blamed = new Set(ruled.map(({ path }) => path));
  const left = sheetIssues(field, sheet).filter(({ path }) => blamed.has(path));
  if (!isSame(left, ruled)) field.setRuleIssues(left);
}

/** Rows above that came or went change the number a row is called by. */
function isSame(left: readonly Issue[], before: readonly Issue[]): boolean {
  return (
    left.length === before.length &&
    left.every(({ path, params }, index) => {
      const known = before[index]!;
      return path === known.path && params?.['row'] === known.params?.['row'];
    })
  );
}

/** Did nobody enter anything? Columns that compute themselves say nothing of that. */
export function isEmptyRow(sheet: SheetState, slot: number): boolean {
  if (sheet.withheld.size > 0) return false;
  return sheet.plan.columns.every(
    ({ formula, model, index }) => formula !== undefined || model.role !== 'value' || model.isEmpty(sheet.columns[index]!.get(slot)),
  );
}
