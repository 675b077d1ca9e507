import type { FieldValue, Patch, SheetRow } from '@inkstone/schema';
import { tableOf } from '../../apps/index.ts';
import { fieldAt } from '../fields/form-control-item.ts';
import type { RecordDiff } from './record-diff.ts';
import type { RecordWrite } from '../writing/record-write.ts';
import { isStoredAlike, rowValues } from '../fields/stored-value.ts';

/** Returns the paths where the stored result differs from the patch: formulas, mappings, defaults, rounding. */
export function changedPaths({ model, form }: RecordWrite, diff: RecordDiff, patch: Patch): string[] {
  const table = tableOf(model.definition);
  const storedItems = new Map([...table.items, ...table.sheets.flatMap(({ items }) => items)].map((stored) => [stored.item, stored]));
  const sent = (path: string, value: unknown): boolean => {
    if (!(path in patch.values)) return false;
    const item = fieldAt(form.definition, model.definition, path)?.item;
    const stored = item ? storedItems.get(item) : undefined;
    return stored !== undefined && isStoredAlike(stored, patch.values[path] as FieldValue, value as FieldValue);
  };
  return diff.changes.flatMap(({ path, new: value }) => {
    const row = /^(\w+)\[([\w-]+)\]$/.exec(path);
    if (!row) return sent(path, value) || path in patch.rows ? [] : [path];
    if (value === null) return [];
    // A new row is reported by its cells, because the row itself came from the client.
    return Object.entries(rowValues(value as SheetRow))
      .filter(([, cell]) => cell !== null && !(Array.isArray(cell) && cell.length === 0))
      .map(([column, cell]) => [`${path}.${column}`, cell] as const)
      .filter(([cellAt, cell]) => !sent(cellAt, cell))
      .map(([cellAt]) => cellAt);
  });
}
