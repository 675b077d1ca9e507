import type { ImportOptions, ImportReport, RowInput } from '@inkstone/form-engine';
import type { SheetTable } from '../sheet-table.ts';

/** Beyond this, remembering what stood in every cell costs more than it is worth. */
const cellsRemembered = 20_000;

/** Imports rows so that they can be taken back, as long as they do not overwrite more than can be remembered. */
export function importInto({ sheet, history }: SheetTable, rows: readonly RowInput[], options: ImportOptions): ImportReport {
  const present = sheet.rows.peek();
  const overwrites = options.mode !== 'append';
  const columns = overwrites ? [...new Set(rows.flatMap((row) => Object.keys(row)))] : [];
  const place = () => sheet.import(rows, options);
  if (present.length * columns.length > cellsRemembered) {
    const report = place();
    history.forget();
    return report;
  }
  const cells = present.flatMap((row) => columns.map((column) => ({ row, column })));
  return history.record(place, { cells, removed: options.mode === 'override' ? present : [] });
}
