import type { Issue } from '@inkstone/schema';
import type { ControlField } from '../open-form/control-field.ts';
import type { FormGraph } from '../graph/form-graph.ts';
import { isEmptyRow, sheetIssues } from '../rules/sheet-issues.ts';
import { validateCell } from './validate-cell.ts';

/**
 * Validates every field in the definition's order and returns all issues. Hidden and disabled ones are skipped; Required and empty rows are
 * only checked when `full` (runtime specification, section 5).
 */
export function validateForm(graph: FormGraph, full: boolean): readonly Issue[] {
  return graph.fields.flatMap((field) => (field.sheet ? validateSheet(field, full) : field.validate(full)));
}

function validateSheet(field: ControlField, full: boolean): readonly Issue[] {
  const own = field.validate(full);
  const { sheet } = field;
  if (field.isSkipped || !sheet) return own;
  const issues = full ? sheetIssues(field, sheet) : [];
  field.setRuleIssues(issues);
  sheet.isChecked = true;
  const found: Issue[] = [...issues];
  for (const slot of sheet.rows.order) {
    // A blank row is one issue, or allowed; in both cases its cells are not required individually.
    const asksRequired = full && !isEmptyRow(sheet, slot);
    for (const column of sheet.plan.columns) found.push(...validateCell(sheet, column, slot, asksRequired));
  }
  return found;
}
