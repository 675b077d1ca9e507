import type { FieldPath, FieldValue, FormValues, SheetRow } from '@inkstone/schema';
import { cellPath } from '@inkstone/schema';
import type { FormGraph } from '../graph/form-graph.ts';
import { isSameValue } from '../same-value.ts';

/** All values as they are stored, as JSON: computed ones included, controls without a value and redacted ones left out. */
export function formValues(graph: FormGraph): FormValues {
  const values: Record<string, FieldValue> = {};
  for (const field of graph.fields) {
    if (!field.holdsValue || field.redacted) continue;
    values[field.path] = field.sheet ? field.sheet.values() : field.model.encode(field.current);
  }
  return values;
}

/**
 * Paths whose values differ from `base`. A cell of a row that both have is named individually; a sheet whose rows were added, removed or
 * moved by its code.
 */
export function changedPaths(graph: FormGraph, base: FormValues): readonly FieldPath[] {
  const values = formValues(graph);
  return Object.entries(values).flatMap(([key, value]) => {
    const before = base[key] ?? null;
    if (graph.fieldByKey.get(key)?.sheet) return changedRows(key, value as readonly SheetRow[], (before ?? []) as readonly SheetRow[]);
    return isSameValue(value, before) || (isEmptyValue(value) && isEmptyValue(before)) ? [] : [key];
  });
}

function changedRows(sheet: string, rows: readonly SheetRow[], before: readonly SheetRow[]): FieldPath[] {
  const known = new Map(before.map((row) => [row.id, row]));
  const isMoved = rows.length !== before.length || rows.some((row, index) => row.id !== before[index]!.id);
  const cells = rows.flatMap((row) => {
    const stored = known.get(row.id);
    if (!stored) return [];
    return Object.keys(row)
      .filter((column) => column !== 'id' && !isSameValue(row[column] ?? null, stored[column] ?? null))
      .map((column) => cellPath(sheet, row.id, column));
  });
  return isMoved ? [sheet, ...cells] : cells;
}

function isEmptyValue(value: FieldValue): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}
