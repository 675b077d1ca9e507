import type { FormInput } from '../interfaces/form.ts';
import type { FormGraph } from '../graph/form-graph.ts';
import { mappedValue } from '../mapping/run-mappings.ts';

/**
 * Copies the system fields of a new record, such as its creator or owner, to the controls that the mappings name, unless they were given a value or
 * are computed (designer specification, section 3: mappings of system fields).
 */
export function mapSystemFields(graph: FormGraph, { values = {}, stored = false }: Pick<FormInput, 'values' | 'stored'>): void {
  if (stored) return;
  for (const field of graph.fields) {
    const { model, mappings } = field.plan;
    if (model.role !== 'system' || model.isEmpty(field.current)) continue;
    for (const { from, to } of mappings) {
      const target = graph.fields[to]!;
      if (target.isComputed || target.sheet || !target.holdsValue || Object.hasOwn(values, target.path)) continue;
      target.reset(mappedValue(field.current, from, target.plan).value);
    }
  }
}
