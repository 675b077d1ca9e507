import type { Field, Form, RowId, Sheet, SheetColumn } from '@inkstone/form-engine';
import type { CellAt } from '../rows/sheet-history.ts';

/** Copies a cell's value into the same column of other rows as one change; locked cells keep what they have. Answers how many took it. */
export function fillCells(form: Form, sheet: Sheet, { row, column }: CellAt, rows: readonly RowId[]): number {
  const filled = openCells(sheet, column, rows);
  const { model, value } = sheet.cell(row, column);
  const copy = model.encode(value.peek());
  form.batch(() => {
    for (const cell of filled) form.set(cell.path, copy);
  });
  // Nobody leaves these cells, so they are judged here.
  for (const cell of filled) cell.blur();
  return filled.length;
}

function openCells(sheet: Sheet, key: string, rows: readonly RowId[]): readonly Field[] {
  const column = sheet.columns.find((each) => each.key === key);
  if (!isFillable(column)) return [];
  return rows.map((row) => sheet.cell(row, key)).filter((cell) => cell.visible.peek() && !cell.readonly.peek());
}

/** Files belong to one place: a second cell with the same one would be a second owner. */
function isFillable(column: SheetColumn | undefined): boolean {
  return column !== undefined && !column.readonly && !column.model.dataItemTypes.includes('Attachment');
}
