import { signal, type Form, type RowId, type Sheet } from '@inkstone/form-engine';
import { fillText, type FieldPath, type Locale } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { useEffect, useMemo, type RefObject } from 'react';
import { onReveal } from '../layout/focus-field.ui.ts';
import { whenRendered } from '../layout/when-rendered.ui.ts';
import { pathSelector } from '../view/path-selector.ts';
import { fillCells } from './cells/fill-cells.ts';
import { RowChoice } from './rows/row-choice.ts';
import { SheetHistory } from './rows/sheet-history.ts';
import { cellOf, enterInput, inputOf } from './keyboard/cell-position.ui.ts';
import { firstOpenCell, type SheetTable } from './sheet-table.ts';
import { keepWidths, readWidths, widthsKey } from './grid/sheet-widths.ui.ts';
import { sheetText } from './sheet.locale.ts';
import { shiftedRows } from './grid/shifted-rows.ts';
import { rowHeight, windowedFrom } from './grid/use-row-window.ui.ts';

/** The actions of a table: rows are added and removed, the focus follows, the change is announced, and it can be undone. */
export function useSheetTable(form: Form, sheet: Sheet, locale: Locale, container: RefObject<HTMLElement | null>): SheetTable {
  const announce = useAnnounce();
  const history = useMemo(() => new SheetHistory(form, sheet), [form, sheet]);
  const table = useMemo((): SheetTable => {
    const active = signal<FieldPath | null>(null);
    const ownWidths = widthsKey(form.definition.code, sheet.code);
    const widths = signal(readWidths(ownWidths));
    const chosen = new RowChoice(sheet);
    const columns = sheet.columns.filter(({ visible }) => visible);
    const { shown, sorting } = sheet.view;
    const announceText = (text: string, number: number): void => announce(fillText(text, { number }));

    function focus(path: FieldPath): void {
      scrollToRow(container.current, sheet, path);
      whenRendered(() => inputOf(container.current && cellOf(container.current, path)), enterInput);
    }
    function enter(row: RowId): void {
      const path = firstOpenCell({ sheet, columns }, row);
      if (path) focus(path);
    }
    function insert(index: number): void {
      enter(history.record(() => sheet.insert(index)));
      announceText(sheetText.added[locale], index + 1);
    }
    function announceChange(path: FieldPath | null, text: string): void {
      announce(path === null ? sheetText.nothingToUndo[locale] : text);
      if (path === null) return;
      const row = rowOf(sheet.code, path);
      if (path.includes('].')) focus(path);
      else if (row !== null) enter(row);
    }
    return {
      form,
      sheet,
      columns,
      locale,
      active,
      chosen,
      history,
      widths,
      setWidths(next) {
        widths.value = next;
        keepWidths(ownWidths, next);
      },
      activate: (path) => (active.value = path),
      focus,
      append: () => insert(sheet.rows.peek().length),
      insertAbove(row) {
        // While sorted, the row above may not be the preceding row of the sheet.
        const above = shown.peek()[shown.peek().indexOf(row) - 1];
        if (!sorting.peek()) insert(sheet.rows.peek().indexOf(row));
        else insert(above === undefined ? 0 : sheet.rows.peek().indexOf(above) + 1);
      },
      insertBelow: (row) => insert(sheet.rows.peek().indexOf(row) + 1),
      duplicate(rows) {
        const copies = history.record(() => sheet.duplicateMany(rows));
        if (copies[0] === undefined) return;
        enter(copies[0]);
        announceText(sheetText.duplicated[locale], copies.length);
      },
      remove(selected) {
        const rows = selected.filter((row) => sheet.isOwn(row));
        const position = shown.peek().indexOf(rows[0] ?? '');
        const number = sheet.rows.peek().indexOf(rows[0] ?? '') + 1;
        history.record(() => sheet.remove(rows), { removed: rows });
        chosen.clear();
        if (rows.length === 1) announceText(sheetText.deleted[locale], number);
        else announceText(sheetText.deletedMany[locale], rows.length);
        const left = shown.peek();
        const next = left[Math.min(position, left.length - 1)];
        if (next !== undefined) enter(next);
        else container.current?.focus();
      },
      shift(rows, step) {
        const order = shiftedRows(shown.peek(), rows, step);
        history.record(() => sheet.arrange(order));
        announceText(sheetText.moved[locale], order.indexOf(rows[0] ?? '') + 1);
      },
      fill(from, rows) {
        const cells = rows.map((row) => ({ row, column: from.column }));
        announceText(
          sheetText.filled[locale],
          history.record(() => fillCells(form, sheet, from, rows), { cells }),
        );
      },
      undo: () => announceChange(history.undo(), sheetText.undone[locale]),
      redo: () => announceChange(history.redo(), sheetText.redone[locale]),
    };
  }, [form, sheet, locale, container, announce, history]);

  useEffect(() => onReveal((path) => scrollToRow(container.current, sheet, path)), [sheet, container]);
  return table;
}

/** Scrolls to a row of a long sheet; in a short one, focusing does that. A row hidden by a filter is shown again. */
function scrollToRow(element: HTMLElement | null, sheet: Sheet, path: FieldPath): void {
  const row = rowOf(sheet.code, path);
  if (!element || row === null) return;
  const { view } = sheet;
  if (!view.shown.peek().includes(row) && sheet.rows.peek().includes(row)) view.applyFilter({});
  const rows = view.shown.peek();
  if (rows.length <= windowedFrom || element.querySelector(pathSelector(`${sheet.code}[${row}]`))) return;
  const index = rows.indexOf(row);
  if (index < 0) return;
  element.scrollTop = Math.max(0, index * rowHeight - element.clientHeight / 2);
  element.dispatchEvent(new Event('scroll'));
}

function rowOf(sheet: string, path: FieldPath): RowId | null {
  return path.startsWith(`${sheet}[`) ? path.slice(sheet.length + 1, path.indexOf(']')) : null;
}
