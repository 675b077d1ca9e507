import type { SheetRow } from '@inkstone/schema';
import type { ControlField } from '../open-form/control-field.ts';
import type { FormInput } from '../interfaces/form.ts';
import type { FormGraph } from '../graph/form-graph.ts';
import type { SheetState } from '../open-form/sheet-state.ts';
import { defaultValue } from './default-value.ts';

/**
 * Loads the given values into a form. A new form uses the models' default values where nothing was given; a stored one uses none. A given
 * value of the wrong type leaves the field empty and is reported on it.
 */
export function openValues(graph: FormGraph, { values = {}, stored = false }: Pick<FormInput, 'values' | 'stored'>): void {
  for (const field of graph.fields) {
    const { sheet, path } = field;
    if (sheet) openRows(sheet, values[path], stored);
    else if (Object.hasOwn(values, path) || stored) openControl(field, values[path]);
    else field.reset(defaultValue(field.plan, graph.environment));
  }
}

function openControl(field: ControlField, raw: unknown): void {
  const { model, options } = field.plan;
  const decoded = model.decode(raw, options);
  field.reset(decoded.ok ? decoded.value : model.empty);
  if (!decoded.ok) field.reject(decoded);
}

function openRows(sheet: SheetState, raw: unknown, stored: boolean): void {
  sheet.empty();
  const rows = Array.isArray(raw) ? (raw as readonly SheetRow[]) : [];
  const slots = sheet.rows.load(rows);
  for (const column of sheet.plan.columns) {
    // Without a stored record it is computed anyway.
    const isGiven = stored || column.formula === undefined || sheet.host.cycles.has(column.source);
    if (isGiven) sheet.fill(column, slots, rows);
  }
  sheet.loaded();
}
