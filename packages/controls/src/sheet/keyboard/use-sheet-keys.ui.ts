import { fillText } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { copyRows } from '../cells/copy-rows.ts';
import { parseBlock } from '../cells/pasted-block.ts';
import { pasteRows } from '../cells/paste-rows.ts';
import { sheetCommand, type SheetCommand } from './sheet-command.ts';
import { sheetMove, type SheetMove } from './sheet-move.ts';
import { cellInput, inputBeside, placeOf, type CellPlace } from './sheet-place.ui.ts';
import { openCellAlong, openCellBeside, type SheetTable } from '../sheet-table.ts';
import { sheetText } from '../sheet.locale.ts';

/** Keys and the clipboard, for whatever cell the cursor is in. */
export function useSheetKeys(table: SheetTable) {
  const announce = useAnnounce();

  function handleKeyDown(event: KeyboardEvent): void {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
    const input = cellInput(target, event.nativeEvent.isComposing);
    const from = placeOf(target);
    const command = sheetCommand(event, input);
    const move = from && command === null ? sheetMove(event, input) : null;
    const go = command ? doing(command, from, target) : move && from && way(move, from, target);
    if (!go) return;
    event.preventDefault();
    go();
  }

  function doing(command: SheetCommand, from: CellPlace | null, target: HTMLElement): (() => void) | null {
    const { chosen } = table;
    const leaving = (act: () => void) => () => {
      // What is being typed counts, and the input shows what it holds afterwards.
      target.blur();
      act();
    };
    switch (command) {
      case 'undo':
        return leaving(table.undo);
      case 'redo':
        return leaving(table.redo);
      case 'fill':
        return from && leaving(() => fillDown(from));
      case 'menu':
        return from && (() => openMenu(target));
      case 'clear':
        return chosen.rows.peek().size > 0 ? () => chosen.clear() : null;
    }
  }

  /** From the cell above, or over all chosen rows from the first of them. */
  function fillDown({ row, column }: CellPlace): void {
    const shown = table.sheet.view.shown.peek();
    const chosen = table.chosen.inOrder();
    const above = shown[shown.indexOf(row) - 1];
    const [from, ...rows] = chosen.length > 1 ? chosen : [above, row];
    if (from !== undefined)
      table.fill(
        { row: from, column },
        rows.filter((each) => each !== undefined),
      );
    table.focus(table.sheet.cell(row, column).path);
  }

  /** Null where there is nowhere to go: the browser's own order leads out of the sheet. */
  function way(move: NonNullable<SheetMove>, { row, column }: CellPlace, input: HTMLElement): (() => void) | null {
    if (move === 'append') return table.sheet.mayAdd.peek() ? table.append : null;
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
    const { form, sheet, columns, locale, history } = table;
    // What was being typed gives way to what is pasted.
    if (event.target instanceof HTMLElement) event.target.blur();
    const cells = cellsUnder(from, block.length, Math.max(...block.map((texts) => texts.length)));
    const pasted = history.record(() => pasteRows(form, sheet, columns, from, block), { cells });
    announce(fillText(sheetText[pasted.left > 0 ? 'pastedPart' : 'pasted'][locale], { ...pasted }));
    requestAnimationFrame(() => table.focus(sheet.cell(from.row, from.column).path));
  }

  function cellsUnder(from: CellPlace, height: number, width: number): readonly CellPlace[] {
    const shown = table.sheet.view.shown.peek();
    const top = shown.indexOf(from.row);
    const left = table.columns.findIndex(({ key }) => key === from.column);
    const columns = table.columns.slice(left, left + width);
    return shown.slice(top, top + height).flatMap((row) => columns.map(({ key }) => ({ row, column: key })));
  }

  /** Chosen rows go to the clipboard as spreadsheet programs read them, unless some text is chosen. */
  function handleCopy(event: ClipboardEvent): void {
    const rows = table.chosen.inOrder();
    if (rows.length === 0 || hasChosenText(event.target)) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copyRows(table, rows));
    announce(fillText(sheetText.copied[table.locale], { number: rows.length }));
  }

  return { onKeyDown: handleKeyDown, onPaste: handlePaste, onCopy: handleCopy };
}

function openMenu(target: HTMLElement): void {
  const button = target.closest('tr')?.querySelector<HTMLElement>('[data-row-menu]');
  button?.focus();
  button?.click();
}

function hasChosenText(target: EventTarget): boolean {
  if (target instanceof HTMLInputElement) return target.selectionStart !== target.selectionEnd;
  return !(document.getSelection()?.isCollapsed ?? true);
}
