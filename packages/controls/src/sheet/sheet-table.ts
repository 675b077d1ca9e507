import type { Form, ReadonlySignal, RowId, Sheet, SheetColumn } from '@inkstone/form-engine';
import type { FieldPath, Locale } from '@inkstone/schema';
import type { RowChoice } from './rows/row-choice.ts';
import type { CellAddress, SheetHistory } from './rows/sheet-history.ts';
import type { SheetWidths } from './grid/sheet-widths.ui.ts';

/** The shared state of a table; the same object while the form is open. */
export interface SheetTable {
  readonly form: Form;
  readonly sheet: Sheet;
  /** The visible columns. */
  readonly columns: readonly SheetColumn[];
  readonly locale: Locale;
  /** In a long sheet, only this cell has an input; others are rendered as text until they receive the focus. */
  readonly active: ReadonlySignal<FieldPath | null>;
  readonly chosen: RowChoice;
  readonly history: SheetHistory;
  /** The user's own column widths. */
  readonly widths: ReadonlySignal<SheetWidths>;
  setWidths(widths: SheetWidths): void;
  activate(path: FieldPath): void;
  focus(path: FieldPath): void;
  readonly append: () => void;
  insertAbove(row: RowId): void;
  insertBelow(row: RowId): void;
  duplicate(rows: readonly RowId[]): void;
  remove(rows: readonly RowId[]): void;
  /** Moves rows up or down by one position among the visible rows. */
  shift(rows: readonly RowId[], step: 1 | -1): void;
  /** Copies a cell into the same column of other rows. */
  fill(from: CellAddress, rows: readonly RowId[]): void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Returns the first editable cell of a row. */
export function firstOpenCell({ sheet, columns }: Pick<SheetTable, 'sheet' | 'columns'>, row: RowId): FieldPath | null {
  const open = columns.find((column) => isOpen(sheet, row, column));
  return open ? sheet.cell(row, open.key).path : null;
}

/** Returns the next or previous editable cell in reading order; null past the ends of the sheet. */
export function nextOpenCell(
  { sheet, columns }: Pick<SheetTable, 'sheet' | 'columns'>,
  row: RowId,
  key: string,
  step: 1 | -1,
): FieldPath | null {
  const rows = sheet.view.shown.peek();
  const start = rows.indexOf(row) * columns.length + columns.findIndex((each) => each.key === key);
  // Stops after a whole row of locked cells: there may be thousands of them.
  const end = start + step * 2 * columns.length;
  for (let at = start + step; at >= 0 && at < rows.length * columns.length && at !== end; at += step) {
    const next = rows[Math.floor(at / columns.length)]!;
    const column = columns[at % columns.length]!;
    if (isOpen(sheet, next, column)) return sheet.cell(next, column.key).path;
  }
  return null;
}

/** Returns the next editable cell below or above in the same column. */
export function nextOpenCellInColumn(
  { sheet, columns }: Pick<SheetTable, 'sheet' | 'columns'>,
  row: RowId,
  key: string,
  step: 1 | -1,
): FieldPath | null {
  const rows = sheet.view.shown.peek();
  const column = columns.find((each) => each.key === key);
  if (!column) return null;
  for (let index = rows.indexOf(row) + step; index >= 0 && index < rows.length; index += step) {
    if (isOpen(sheet, rows[index]!, column)) return sheet.cell(rows[index]!, key).path;
  }
  return null;
}

/** Whether the cell is editable. */
function isOpen(sheet: Sheet, row: RowId, column: SheetColumn): boolean {
  if (column.readonly) return false;
  const cell = sheet.cell(row, column.key);
  return cell.visible.peek() && !cell.readonly.peek();
}
