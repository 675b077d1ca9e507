import { fillText } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { copyRows } from '../cells/copy-rows.ts';
import { parseBlock } from '../cells/pasted-block.ts';
import { pasteRows } from '../cells/paste-rows.ts';
import { sheetCommand, type SheetCommand } from './sheet-command.ts';
import { sheetMove, type SheetMove } from './sheet-move.ts';
import { cellInput, adjacentInput, cellPositionOf, type CellPosition } from './cell-position.ui.ts';
import { nextOpenCell, nextOpenCellInColumn, type SheetTable } from '../sheet-table.ts';
import { sheetText } from '../sheet.locale.ts';

/** Handles keys and the clipboard for the focused cell. */
export function useSheetKeys(table: SheetTable) {
  const announce = useAnnounce();

  function handleKeyDown(event: KeyboardEvent): void {
    const { target } = event;
    if (event.defaultPrevented || !(target instanceof HTMLElement)) return;
    const input = cellInput(target, event.nativeEvent.isComposing);
    const from = cellPositionOf(target);
    const command = sheetCommand(event, input);
    const move = from && command === null ? sheetMove(event, input) : null;
    const go = command ? actionOf(command, from, target) : move && from && moveTo(move, from, target);
    if (!go) return;
    event.preventDefault();
    go();
  }

  function actionOf(command: SheetCommand, from: CellPosition | null, target: HTMLElement): (() => void) | null {
    const { chosen } = table;
    const leaving = (act: () => void) => () => {
      // Blur commits the typed text, and the input then shows the stored value.
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

  /** Fills from the cell above, or from the first selected row over the others. */
  function fillDown({ row, column }: CellPosition): void {
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

  /** Returns null if there is no target: the browser's tab order then leaves the sheet. */
  function moveTo(move: NonNullable<SheetMove>, { row, column }: CellPosition, input: HTMLElement): (() => void) | null {
    if (move === 'append') return table.sheet.mayAdd.peek() ? table.append : null;
    const step = move === 'down' || move === 'next' ? 1 : -1;
    const isAlong = move === 'next' || move === 'previous';
    const adjacent = isAlong ? adjacentInput(input, step) : null;
    if (adjacent) return () => adjacent.focus();
    const path = isAlong ? nextOpenCell(table, row, column, step) : nextOpenCellInColumn(table, row, column, step);
    return path === null ? null : () => table.focus(path);
  }

  function handlePaste(event: ClipboardEvent): void {
    const from = cellPositionOf(event.target);
    const block = from && parseBlock(event.clipboardData.getData('text/plain'));
    if (!from || !block) return;
    event.preventDefault();
    const { form, sheet, columns, locale, history } = table;
    // The pasted text replaces what was being typed.
    if (event.target instanceof HTMLElement) event.target.blur();
    const cells = cellsUnder(from, block.length, Math.max(...block.map((texts) => texts.length)));
    const pasted = history.record(() => pasteRows(form, sheet, columns, from, block), { cells });
    announce(fillText(sheetText[pasted.left > 0 ? 'pastedPart' : 'pasted'][locale], { ...pasted }));
    requestAnimationFrame(() => table.focus(sheet.cell(from.row, from.column).path));
  }

  function cellsUnder(from: CellPosition, height: number, width: number): readonly CellPosition[] {
    const shown = table.sheet.view.shown.peek();
    const top = shown.indexOf(from.row);
    const left = table.columns.findIndex(({ key }) => key === from.column);
    const columns = table.columns.slice(left, left + width);
    return shown.slice(top, top + height).flatMap((row) => columns.map(({ key }) => ({ row, column: key })));
  }

  /** Copies the selected rows in the format of spreadsheet programs, unless some text is selected. */
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
