import type { Issue } from '@inkstone/schema';
import { formulaIssue } from '../field/field-issue.ts';
import type { ColumnPlan } from '../plan/control-plan.ts';
import type { SheetState } from '../open-form/sheet-state.ts';

/** Returns all issues of a cell; creates a field only for a cell with issues. */
export function validateCell(sheet: SheetState, column: ColumnPlan, slot: number, full: boolean): readonly Issue[] {
  const skipped = sheet.rules.isSkipped(column, slot);
  const known = sheet.knownCell(column.index, slot);
  if (known) {
    const issues = known.validate(full);
    return skipped ? [] : issues;
  }
  if (skipped) return [];
  const path = (): string => sheet.pathOf(column, slot);
  const cycle = sheet.host.cycles.get(column.source);
  if (cycle) return [{ ...cycle, path: path() }];
  const error = sheet.errorAt(column.index, slot);
  if (error) {
    sheet.cell(column, sheet.rows.id(slot));
    sheet.cellStatusChanged();
    return [formulaIssue(path(), error)];
  }
  const issues = sheet.rules.validate(column, slot, full);
  if (issues.length > 0) sheet.cell(column, sheet.rows.id(slot)).setRuleIssues(issues);
  return issues;
}
