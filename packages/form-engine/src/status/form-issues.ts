import type { Issue } from '@inkstone/schema';
import type { ControlField } from '../open-form/control-field.ts';
import type { SheetState } from '../open-form/sheet-state.ts';

/** What stands against the fields of a form and the cells of their rows, in this order. Reading it inside an effect subscribes. */
export function issuesOf(fields: readonly ControlField[]): readonly Issue[] {
  return fields.flatMap(({ errors, sheet }) => (sheet ? [...errors.value, ...cellIssues(sheet)] : errors.value));
}

function cellIssues(sheet: SheetState): readonly Issue[] {
  const faulty = sheet.watchedCells().filter(({ errors }) => errors.value.length > 0);
  if (faulty.length === 0) return [];
  const places = new Map(sheet.rows.order.map((slot, place) => [slot, place]));
  const sorted = faulty.toSorted((left, right) => places.get(left.slot)! - places.get(right.slot)! || left.plan.index - right.plan.index);
  return sorted.flatMap(({ errors }) => errors.value);
}
