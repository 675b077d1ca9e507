import type { Field, Form, RowId, Sheet, SheetColumn } from '@inkstone/form-engine';
import type { CellAddress } from '../rows/sheet-history.ts';

/**
 * Copies a cell's value into the same column of other rows as one change; read-only cells are skipped. Returns the number of filled cells.
 */
export function fillCells(form: Form, sheet: Sheet, { row, column }: CellAddress, rows: readonly RowId[]): number {
  const filled = openCells(sheet, column, rows);
  const { model, value } = sheet.cell(row, column);
  const copy = model.encode(value.peek());
  form.batch(() => {
    for (const cell of filled) form.set(cell.path, copy);
  });
  // Validate here, because these cells never lose the focus.
  for (const cell of filled) cell.blur();
  return filled.length;
}

function openCells(sheet: Sheet, key: string, rows: readonly RowId[]): readonly Field[] {
  const column = sheet.columns.find((each) => each.key === key);
  if (!isFillable(column)) return [];
  return rows.map((row) => sheet.cell(row, key)).filter((cell) => cell.visible.peek() && !cell.readonly.peek());
}

/** A file belongs to one cell only: copying it would give it a second owner. */
function isFillable(column: SheetColumn | undefined): boolean {
  return column !== undefined && !column.readonly && !column.model.dataItemTypes.includes('Attachment');
}
