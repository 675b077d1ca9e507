import { cellPath, type FieldPath } from '@inkstone/schema';
import type { RowId } from '../form.ts';

/**
 * What a person set: controls in the order of their last setting, and cells by row, in that order within a row. Between rows the order
 * means nothing, since mappings never leave their row.
 */
export class TouchedPaths {
  private readonly controls = new Set<string>();
  private readonly sheets = new Map<string, Map<RowId, readonly string[]>>();

  addControl(key: string): void {
    this.controls.delete(key);
    this.controls.add(key);
  }

  /** A mapping wrote there: what the person had set is gone. */
  deleteControl(key: string): void {
    this.controls.delete(key);
  }

  addCells(sheet: string, row: RowId, columns: readonly string[]): void {
    const rows = this.rowsOf(sheet);
    const before = rows.get(row);
    rows.set(row, before ? [...before.filter((column) => !columns.includes(column)), ...columns] : columns);
  }

  deleteCell(sheet: string, row: RowId, column: string): void {
    const rows = this.rowsOf(sheet);
    const before = rows.get(row);
    if (before?.includes(column))
      rows.set(
        row,
        before.filter((other) => other !== column),
      );
  }

  deleteRows(sheet: string, ids: readonly RowId[]): void {
    const rows = this.rowsOf(sheet);
    for (const id of ids) rows.delete(id);
  }

  clear(): void {
    this.controls.clear();
    this.sheets.clear();
  }

  *all(): Generator<FieldPath> {
    yield* this.controls;
    for (const [sheet, rows] of this.sheets) {
      for (const [row, columns] of rows) for (const column of columns) yield cellPath(sheet, row, column);
    }
  }

  private rowsOf(sheet: string): Map<RowId, readonly string[]> {
    const rows = this.sheets.get(sheet) ?? new Map<RowId, readonly string[]>();
    this.sheets.set(sheet, rows);
    return rows;
  }
}
