import type { Issue } from '@inkstone/schema';
import type { ControlField } from '../open-form/control-field.ts';
import type { SheetState } from '../open-form/sheet-state.ts';

/** The issues of a form's fields and of the cells of their rows, in this order. Calling it inside an effect subscribes. */
export function issuesOf(fields: readonly ControlField[]): readonly Issue[] {
  return fields.flatMap(({ errors, sheet }) => (sheet ? [...errors.value, ...cellIssues(sheet)] : errors.value));
}

function cellIssues(sheet: SheetState): readonly Issue[] {
  const withIssues = sheet.cellsWithStatus().filter(({ errors }) => errors.value.length > 0);
  if (withIssues.length === 0) return [];
  const positions = new Map(sheet.rows.order.map((slot, position) => [slot, position]));
  const sorted = withIssues.toSorted(
    (left, right) => positions.get(left.slot)! - positions.get(right.slot)! || left.plan.index - right.plan.index,
  );
  return sorted.flatMap(({ errors }) => errors.value);
}
