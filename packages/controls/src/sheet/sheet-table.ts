import type { Form, ReadonlySignal, RowId, Sheet, SheetColumn } from '@inkstone/form-engine';
import type { FieldPath, Locale } from '@inkstone/schema';
import type { RowChoice } from './rows/row-choice.ts';
import type { CellAt, SheetHistory } from './rows/sheet-history.ts';
import type { SheetWidths } from './grid/sheet-widths.ui.ts';

/** What the parts of one table share; the same object as long as the form is open. */
export interface SheetTable {
  readonly form: Form;
  readonly sheet: Sheet;
  /** The visible ones. */
  readonly columns: readonly SheetColumn[];
  readonly locale: Locale;
  /** In a long sheet only this cell has an input; the others are text until they are entered. */
  readonly active: ReadonlySignal<FieldPath | null>;
  readonly chosen: RowChoice;
  readonly history: SheetHistory;
  /** Widths of this person's own. */
  readonly widths: ReadonlySignal<SheetWidths>;
  setWidths(widths: SheetWidths): void;
  activate(path: FieldPath): void;
  focus(path: FieldPath): void;
  readonly append: () => void;
  insertAbove(row: RowId): void;
  insertBelow(row: RowId): void;
  duplicate(rows: readonly RowId[]): void;
  remove(rows: readonly RowId[]): void;
  /** One place up or down among the rows that are shown. */
  shift(rows: readonly RowId[], step: 1 | -1): void;
  /** Copies a cell into the same column of other rows. */
  fill(from: CellAt, rows: readonly RowId[]): void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** The first cell of a row in which somebody may enter something. */
export function firstOpenCell({ sheet, columns }: Pick<SheetTable, 'sheet' | 'columns'>, row: RowId): FieldPath | null {
  const open = columns.find((column) => isOpen(sheet, row, column));
  return open ? sheet.cell(row, open.key).path : null;
}

/** The open cell after or before one in reading order; null past the ends of the sheet. */
export function openCellAlong(
  { sheet, columns }: Pick<SheetTable, 'sheet' | 'columns'>,
  row: RowId,
  key: string,
  step: 1 | -1,
): FieldPath | null {
  const rows = sheet.view.shown.peek();
  const start = rows.indexOf(row) * columns.length + columns.findIndex((each) => each.key === key);
  // A whole row of locked cells ends the way: there may be thousands of them.
  const end = start + step * 2 * columns.length;
  for (let at = start + step; at >= 0 && at < rows.length * columns.length && at !== end; at += step) {
    const next = rows[Math.floor(at / columns.length)]!;
    const column = columns[at % columns.length]!;
    if (isOpen(sheet, next, column)) return sheet.cell(next, column.key).path;
  }
  return null;
}

/** The next cell of the column below or above in which somebody may enter something. */
export function openCellBeside(
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

/** May something be entered there? */
function isOpen(sheet: Sheet, row: RowId, column: SheetColumn): boolean {
  if (column.readonly) return false;
  const cell = sheet.cell(row, column.key);
  return cell.visible.peek() && !cell.readonly.peek();
}
