import { cellPath, type FieldValue, type FormValues, type ModelDefinition, type SheetRow } from '@inkstone/schema';
import type { RecordChange } from '../../../platform/db/tables/apps.ts';
import { tableOf, type SheetTable, type StoredItem } from '../../apps/index.ts';
import { isStoredAlike } from '../fields/stored-value.ts';

export interface SheetDiff {
  readonly sheet: SheetTable;
  readonly rows: readonly SheetRow[];
  /** New rows and rows with a changed cell. */
  readonly written: readonly SheetRow[];
  readonly removed: readonly string[];
  /** Rows were added, removed or moved. */
  readonly reordered: boolean;
}

/** The rows to write, and the same changes for people: by path, with the old and the new value. */
export interface RecordDiff {
  readonly items: readonly StoredItem[];
  readonly sheets: readonly SheetDiff[];
  readonly changes: readonly RecordChange[];
}

/** Compares two sets of values of a model. Items missing from `after` count as unchanged. */
export function diffRecord(model: ModelDefinition, before: FormValues, after: FormValues): RecordDiff {
  const table = tableOf(model);
  const items = table.items.filter(
    (stored) => stored.item.code in after && !isStoredAlike(stored, before[stored.item.code], after[stored.item.code]),
  );
  const sheets = table.sheets
    .filter(({ item }) => item.code in after)
    .map((sheet) => diffSheet(sheet, rowsOf(before, sheet), rowsOf(after, sheet)));
  return {
    items,
    sheets: sheets
      .map(({ diff }) => diff)
      .filter(({ written, removed, reordered }) => written.length > 0 || removed.length > 0 || reordered),
    changes: [
      ...items.map(({ item }) => ({ path: item.code, old: before[item.code] ?? null, new: after[item.code] ?? null })),
      ...sheets.flatMap(({ changes }) => changes),
    ],
  };
}

function rowsOf(values: FormValues, { item }: SheetTable): readonly SheetRow[] {
  return (values[item.code] ?? []) as readonly SheetRow[];
}

function diffSheet(
  sheet: SheetTable,
  before: readonly SheetRow[],
  after: readonly SheetRow[],
): { diff: SheetDiff; changes: RecordChange[] } {
  const { code } = sheet.item;
  const old = new Map(before.map((row) => [row.id, row]));
  const kept = new Set(after.map(({ id }) => id));
  const removed = before.filter(({ id }) => !kept.has(id));
  const changes: RecordChange[] = removed.map((row) => ({ path: `${code}[${row.id}]`, old: row, new: null }));
  const written: SheetRow[] = [];
  for (const row of after) {
    const was = old.get(row.id);
    const cells = was ? changedCells(sheet, was, row) : [];
    if (!was) changes.push({ path: `${code}[${row.id}]`, old: null, new: row });
    if (!was || cells.length > 0) written.push(row);
    changes.push(...cells);
  }
  const order = (rows: readonly SheetRow[]): string => rows.map(({ id }) => id).join();
  const reordered = order(before) !== order(after);
  const keptBefore = before.filter(({ id }) => kept.has(id));
  const moved = order(keptBefore) !== order(after.filter(({ id }) => old.has(id)));
  if (moved) changes.push({ path: code, old: keptBefore.map(({ id }) => id), new: after.map(({ id }) => id) });
  return { diff: { sheet, rows: after, written, removed: removed.map(({ id }) => id), reordered }, changes };
}

function changedCells(sheet: SheetTable, was: SheetRow, row: SheetRow): RecordChange[] {
  return sheet.items
    .filter((stored) => !isStoredAlike(stored, was[stored.item.code], row[stored.item.code]))
    .map(({ item }) => ({ path: cellPath(sheet.item.code, row.id, item.code), old: value(was[item.code]), new: value(row[item.code]) }));
}

function value(cell: FieldValue | undefined): FieldValue {
  return cell ?? null;
}
