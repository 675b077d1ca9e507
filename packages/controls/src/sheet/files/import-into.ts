import type { ImportOptions, ImportReport, RowInput } from '@inkstone/form-engine';
import type { SheetTable } from '../sheet-table.ts';

/** Above this number of cells, remembering their values costs more than undo is worth. */
const maxRemembered = 20_000;

/** Imports rows; the import can be undone unless it overwrites more cells than can be remembered. */
export function importInto({ sheet, history }: SheetTable, rows: readonly RowInput[], options: ImportOptions): ImportReport {
  const present = sheet.rows.peek();
  const overwrites = options.mode !== 'append';
  const columns = overwrites ? [...new Set(rows.flatMap((row) => Object.keys(row)))] : [];
  const importRows = () => sheet.import(rows, options);
  if (present.length * columns.length > maxRemembered) {
    const report = importRows();
    history.forget();
    return report;
  }
  const cells = present.flatMap((row) => columns.map((column) => ({ row, column })));
  return history.record(importRows, { cells, removed: options.mode === 'override' ? present : [] });
}
