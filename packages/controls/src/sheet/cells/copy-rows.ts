import type { RowId } from '@inkstone/form-engine';
import { cellText } from './cell-text.ts';
import type { SheetTable } from '../sheet-table.ts';

/** Formats rows for the clipboard as spreadsheet programs expect them; the sheet can paste them back. */
export function copyRows(table: SheetTable, rows: readonly RowId[]): string {
  return rows.map((row) => table.columns.map((column) => quoted(cellText(table, column, row))).join('\t')).join('\n');
}

function quoted(text: string): string {
  return /["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
