import { fillText } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { parseBlock } from './pasted-block.ts';
import { pasteRows } from './paste-rows.ts';
import { sheetMove, type SheetMove } from './sheet-move.ts';
import { cellInput, inputBeside, placeOf, type CellPlace } from './sheet-place.ui.ts';
import { openCellAlong, openCellBeside, type SheetTable } from './sheet-table.ts';
import { sheetText } from './sheet.locale.ts';

/** Keys and the clipboard, for whatever cell the cursor is in. */
export function useSheetKeys(table: SheetTable) {
  const announce = useAnnounce();

  function handleKeyDown(event: KeyboardEvent): void {
    const from = placeOf(event.target);
    if (!from || event.defaultPrevented || !(event.target instanceof HTMLElement)) return;
    const move = sheetMove(event, cellInput(event.target, event.nativeEvent.isComposing));
    const go = move && way(move, from, event.target);
    if (!go) return;
    event.preventDefault();
    go();
  }

  /** Null where there is nowhere to go: the browser's own order leads out of the sheet. */
  function way(move: NonNullable<SheetMove>, { row, column }: CellPlace, input: HTMLElement): (() => void) | null {
    if (move === 'append') return table.sheet.mayAdd.peek() ? () => table.insert(table.sheet.rows.peek().length) : null;
    const step = move === 'down' || move === 'next' ? 1 : -1;
    const isAlong = move === 'next' || move === 'previous';
    const beside = isAlong ? inputBeside(input, step) : null;
    if (beside) return () => beside.focus();
    const path = isAlong ? openCellAlong(table, row, column, step) : openCellBeside(table, row, column, step);
    return path === null ? null : () => table.focus(path);
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
