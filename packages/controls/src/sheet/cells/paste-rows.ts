import type { Field, Form, RowId, Sheet, SheetColumn } from '@inkstone/form-engine';
import { pastedValue } from './pasted-value.ts';

export interface PasteResult {
  readonly rows: number;
  readonly cells: number;
  /**
   * The number of texts that were not pasted: beyond the last column, in a row that may not be added, or in a computed or read-only cell.
   */
  readonly left: number;
}

/**
 * Pastes cells to the right and down over the visible rows, as one change. Missing rows are added if the user may add rows; read-only and
 * computed cells are skipped.
 */
export function pasteRows(
  form: Form,
  sheet: Sheet,
  columns: readonly SheetColumn[],
  from: { readonly row: RowId; readonly column: string },
  block: readonly (readonly string[])[],
): PasteResult {
  const rowIds = [...sheet.view.shown.peek()];
  const firstRow = rowIds.indexOf(from.row);
  const firstColumn = columns.findIndex(({ key }) => key === from.column);
  if (firstRow < 0 || firstColumn < 0) return { rows: 0, cells: 0, left: block.flat().length };
  let rows = 0;
  const filled: Field[] = [];
  form.batch(() => {
    for (const [index, texts] of block.entries()) {
      const row = rowIds[firstRow + index] ?? (sheet.mayAdd.peek() ? sheet.append() : undefined);
      if (row === undefined) return;
      rowIds[firstRow + index] = row;
      rows += 1;
      for (const [offset, text] of texts.entries()) filled.push(...pasteCell(form, sheet, row, columns[firstColumn + offset], text));
    }
  });
  // Validate here, because these cells never lose the focus.
  for (const cell of filled) cell.blur();
  return { rows, cells: filled.length, left: block.flat().length - filled.length };
}

function pasteCell(form: Form, sheet: Sheet, row: RowId, column: SheetColumn | undefined, text: string): readonly Field[] {
  if (!column || column.readonly) return [];
  const cell = sheet.cell(row, column.key);
  if (!cell.visible.peek() || cell.readonly.peek()) return [];
  const pasted = pastedValue(text, column, form.environment.timeZone);
  if (!pasted.readable) return [];
  form.set(cell.path, pasted.value);
  return [cell];
}
