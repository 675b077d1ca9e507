import { signal, type Form, type RowId, type Sheet } from '@inkstone/form-engine';
import { fillText, type FieldPath, type Locale } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { useEffect, useMemo, type RefObject } from 'react';
import { onReveal } from '../renderer/focus-field.ui.ts';
import { whenThere } from '../renderer/when-there.ui.ts';
import { pathSelector } from '../face/path-selector.ts';
import { fillCells } from './cells/fill-cells.ts';
import { RowChoice } from './rows/row-choice.ts';
import { SheetHistory } from './rows/sheet-history.ts';
import { cellOf, enterInput, inputOf } from './keyboard/sheet-place.ui.ts';
import { firstOpenCell, type SheetTable } from './sheet-table.ts';
import { keepWidths, readWidths, widthsPlace } from './grid/sheet-widths.ui.ts';
import { sheetText } from './sheet.locale.ts';
import { shiftedRows } from './grid/shifted-rows.ts';
import { rowHeight, windowedFrom } from './grid/use-row-window.ui.ts';

/** The table's doings: rows come and go, the cursor follows, it is said, and it can be taken back. */
export function useSheetTable(form: Form, sheet: Sheet, locale: Locale, place: RefObject<HTMLElement | null>): SheetTable {
  const announce = useAnnounce();
  const history = useMemo(() => new SheetHistory(form, sheet), [form, sheet]);
  const table = useMemo((): SheetTable => {
    const active = signal<FieldPath | null>(null);
    const ownWidths = widthsPlace(form.definition.code, sheet.code);
    const widths = signal(readWidths(ownWidths));
    const chosen = new RowChoice(sheet);
    const columns = sheet.columns.filter(({ visible }) => visible);
    const { shown, sorting } = sheet.view;
    const say = (text: string, number: number): void => announce(fillText(text, { number }));

    function focus(path: FieldPath): void {
      scrollToRow(place.current, sheet, path);
      whenThere(() => inputOf(place.current && cellOf(place.current, path)), enterInput);
    }
    function enter(row: RowId): void {
      const path = firstOpenCell({ sheet, columns }, row);
      if (path) focus(path);
    }
    function insert(index: number): void {
      enter(history.record(() => sheet.insert(index)));
      say(sheetText.added[locale], index + 1);
    }
    function tellOf(path: FieldPath | null, text: string): void {
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
        // In an order of looking, what stands above is somebody else than the row before.
        const above = shown.peek()[shown.peek().indexOf(row) - 1];
        if (!sorting.peek()) insert(sheet.rows.peek().indexOf(row));
        else insert(above === undefined ? 0 : sheet.rows.peek().indexOf(above) + 1);
      },
      insertBelow: (row) => insert(sheet.rows.peek().indexOf(row) + 1),
      duplicate(rows) {
        const copies = history.record(() => sheet.duplicateMany(rows));
        if (copies[0] === undefined) return;
        enter(copies[0]);
        say(sheetText.duplicated[locale], copies.length);
      },
      remove(asked) {
        const rows = asked.filter((row) => sheet.isOwn(row));
        const position = shown.peek().indexOf(rows[0] ?? '');
        const number = sheet.rows.peek().indexOf(rows[0] ?? '') + 1;
        history.record(() => sheet.remove(rows), { removed: rows });
        chosen.clear();
        if (rows.length === 1) say(sheetText.deleted[locale], number);
        else say(sheetText.deletedMany[locale], rows.length);
        const left = shown.peek();
        const next = left[Math.min(position, left.length - 1)];
        if (next !== undefined) enter(next);
        else place.current?.focus();
      },
      shift(rows, step) {
        const order = shiftedRows(shown.peek(), rows, step);
        history.record(() => sheet.arrange(order));
        say(sheetText.moved[locale], order.indexOf(rows[0] ?? '') + 1);
      },
      fill(from, rows) {
        const cells = rows.map((row) => ({ row, column: from.column }));
        say(
          sheetText.filled[locale],
          history.record(() => fillCells(form, sheet, from, rows), { cells }),
        );
      },
      undo: () => tellOf(history.undo(), sheetText.undone[locale]),
      redo: () => tellOf(history.redo(), sheetText.redone[locale]),
    };
  }, [form, sheet, locale, place, announce, history]);

  useEffect(() => onReveal((path) => scrollToRow(place.current, sheet, path)), [sheet, place]);
  return table;
}

/** Only a long sheet scrolls by itself; what is drawn already, the focus brings into view. A row that a filter hides is shown again. */
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
