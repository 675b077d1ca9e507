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
 * After a round of computing: removes issues of rows that no longer apply. New ones are only added by the next full validation: a row added
 * since has no issue for being blank.
 */
export function revalidateRows(field: ControlField, sheet: SheetState): void {
  field.clearStaleServerIssues();
  const { ruleIssues } = field;
  if (ruleIssues.length === 0) return;
  const reported = new Set(ruleIssues.map(({ path }) => path));
  const left = sheetIssues(field, sheet).filter(({ path }) => reported.has(path));
  if (!isSame(left, ruleIssues)) field.setRuleIssues(left);
}

/** Adding or removing rows above changes the row number in an issue. */
function isSame(left: readonly Issue[], before: readonly Issue[]): boolean {
  return (
    left.length === before.length &&
    left.every(({ path, params }, index) => {
      const known = before[index]!;
      return path === known.path && params?.['row'] === known.params?.['row'];
    })
  );
}

/** Did nobody enter anything? Computed columns are not considered. */
export function isEmptyRow(sheet: SheetState, slot: number): boolean {
  if (sheet.redacted.size > 0) return false;
  return sheet.plan.columns.every(
    ({ formula, model, index }) => formula !== undefined || model.role !== 'value' || model.isEmpty(sheet.columns[index]!.get(slot)),
  );
}
