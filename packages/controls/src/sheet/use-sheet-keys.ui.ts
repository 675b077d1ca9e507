import { fillText } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { parseBlock } from './pasted-block.ts';
import { pasteRows } from './paste-rows.ts';
import { sheetMove } from './sheet-move.ts';
import { cellInput, placeOf, type CellPlace } from './sheet-place.ui.ts';
import { firstOpenCell, openCellBeside, type SheetTable } from './sheet-table.ts';
import { sheetText } from './sheet.locale.ts';

/** Keys and the clipboard, for whatever cell the cursor is in. */
export function useSheetKeys(table: SheetTable) {
  const announce = useAnnounce();

  function handleKeyDown(event: KeyboardEvent): void {
    const from = placeOf(event.target);
    if (!from || event.defaultPrevented) return;
    const move = sheetMove(event, cellInput(event.target, event.nativeEvent.isComposing));
    if (move === 'append' && !table.sheet.mayAdd.peek()) return;
    const path = move === 'append' ? null : target(from, move);
    if (move !== 'append' && path === null) return;
    event.preventDefault();
    if (path === null) table.insert(table.sheet.rows.peek().length);
    else table.focus(path);
  }

  function target({ row, column }: CellPlace, move: ReturnType<typeof sheetMove>): string | null {
    if (move === 'down') return openCellBeside(table, row, column, 1);
    if (move === 'up') return openCellBeside(table, row, column, -1);
    return move === 'next' ? nextRowCell(row, column) : null;
  }

  /** Only past the last open cell of a row: elsewhere the browser's own order is right. */
  function nextRowCell(row: string, column: string): string | null {
    const at = table.columns.findIndex(({ key }) => key === column);
    if (firstOpenCell(table, row, at + 1) !== null) return null;
    const rows = table.sheet.rows.peek();
    const next = rows[rows.indexOf(row) + 1];
    return next === undefined ? null : firstOpenCell(table, next);
  }

  function handlePaste(event: ClipboardEvent): void {
    const from = placeOf(event.target);
    const block = from && parseBlock(event.clipboardData.getData('text/plain'));
    if (!from || !block) return;
    event.preventDefault();
    const { form, sheet, columns, locale } = table;
    // What was being typed gives way to what is pasted.
    if (event.target instanceof HTMLElement) event.target.blur();
    const { rows, cells, left } = pasteRows(form, sheet, columns, from, block);
    announce(fillText(sheetText[left > 0 ? 'pastedPart' : 'pasted'][locale], { rows, cells, left }));
    requestAnimationFrame(() => table.focus(sheet.cell(from.row, from.column).path));
  }

  return { onKeyDown: handleKeyDown, onPaste: handlePaste };
}
