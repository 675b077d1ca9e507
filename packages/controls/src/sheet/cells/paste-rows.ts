import type { Field, Form, RowId, Sheet, SheetColumn } from '@inkstone/form-engine';
import { pastedValue } from './pasted-value.ts';

export interface PasteResult {
  readonly rows: number;
  readonly cells: number;
  /** Texts that found no place: a column past the end, a row that may not be added, a cell that is computed or locked. */
  readonly left: number;
}

/**
 * Fills cells from one on, to the right and down over the rows that are shown, as one change. Rows that are missing are added where the person may add them;
 * locked and computed cells keep what they have.
 */
export function pasteRows(
  form: Form,
  sheet: Sheet,
  columns: readonly SheetColumn[],
  from: { readonly row: RowId; readonly column: string },
  block: readonly (readonly string[])[],
): PasteResult {
  const places = [...sheet.view.shown.peek()];
  const firstRow = places.indexOf(from.row);
  const firstColumn = columns.findIndex(({ key }) => key === from.column);
  if (firstRow < 0 || firstColumn < 0) return { rows: 0, cells: 0, left: block.flat().length };
  let rows = 0;
  const filled: Field[] = [];
  form.batch(() => {
    for (const [index, texts] of block.entries()) {
      const row = places[firstRow + index] ?? (sheet.mayAdd.peek() ? sheet.append() : undefined);
      if (row === undefined) return;
      places[firstRow + index] = row;
      rows += 1;
      for (const [offset, text] of texts.entries()) filled.push(...pasteCell(form, sheet, row, columns[firstColumn + offset], text));
    }
  });
  // Nobody leaves these cells, so they are judged here.
  for (const cell of filled) cell.blur();
  return { rows, cells: filled.length, left: block.flat().length - filled.length };
}

function pasteCell(form: Form, sheet: Sheet, row: RowId, column: SheetColumn | undefined, text: string): readonly Field[] {
  if (!column || column.readonly) return [];
  const cell = sheet.cell(row, column.key);
  if (!cell.visible.peek() || cell.readonly.peek()) return [];
  const pasted = pastedValue(text, column, form.environment.timeZone);
  if (!pasted.taken) return [];
  form.set(cell.path, pasted.value);
  return [cell];
}
