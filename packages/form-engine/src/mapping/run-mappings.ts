import type { FieldValue } from '@inkstone/schema';
import type { ControlModel } from '../interfaces/control-model.ts';
import type { ControlField } from '../open-form/control-field.ts';
import type { FormGraph } from '../graph/form-graph.ts';
import type { ColumnPlan, ControlPlan } from '../plan/control-plan.ts';
import type { SheetState } from '../open-form/sheet-state.ts';

/** Called for each target of a mapping, which no longer counts as set by the person. */
export type Overwritten<T> = (target: T) => void;

/**
 * After a person picked an object: the controls named in the mappings receive fields of it, of the first if there are several, or become
 * empty (runtime specification, section 4). Received values can be picked objects with mappings of their own. Computed controls keep their
 * formulas' values.
 */
export function mapControl(graph: FormGraph, field: ControlField, overwritten: Overwritten<ControlField>, done?: Set<ControlPlan>): void {
  if (field.plan.mappings.length === 0 || done?.has(field.plan)) return;
  const seen = (done ?? new Set()).add(field.plan);
  for (const { from, to } of field.plan.mappings) {
    const target = graph.fields[to]!;
    if (target.isComputed || target.sheet || !target.holdsValue) continue;
    const { value, fits } = mappedValue(field.current, from, target.plan);
    graph.writeControl(target, value);
    if (!fits) target.reject();
    overwritten(target);
    mapControl(graph, target, overwritten, seen);
  }
}

/** The same within a row. */
export function mapCell(
  sheet: SheetState,
  plan: ControlPlan,
  slot: number,
  overwritten: Overwritten<ColumnPlan>,
  done?: Set<ControlPlan>,
): void {
  if (plan.mappings.length === 0 || done?.has(plan)) return;
  const seen = (done ?? new Set()).add(plan);
  for (const { from, to } of plan.mappings) {
    const target = sheet.plan.columns[to]!;
    if (target.formula || target.model.role === 'layout') continue;
    const { value, fits } = mappedValue(sheet.columns[plan.index]!.get(slot), from, target);
    sheet.write(to, slot, value);
    if (!fits) sheet.cell(target, sheet.rows.id(slot)).reject();
    overwritten(target);
    mapCell(sheet, target, slot, overwritten, seen);
  }
}

/** A field of the picked object, of the first if there are several, converted to a value of the target. */
export function mappedValue(picked: FieldValue, from: string, target: ControlPlan): { value: FieldValue; fits: boolean } {
  const first: unknown = Array.isArray(picked) ? picked[0] : picked;
  const { model, options }: { model: ControlModel; options: ControlPlan['options'] } = target;
  const isObject = typeof first === 'object' && first !== null && Object.hasOwn(first, from);
  const decoded = model.decode(isObject ? (first as Record<string, unknown>)[from] : null, options);
  return decoded.ok ? { value: decoded.value, fits: true } : { value: model.empty, fits: false };
}
