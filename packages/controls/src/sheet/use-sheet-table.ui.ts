import { signal, type Form, type Sheet } from '@inkstone/form-engine';
import { fillText, type FieldPath, type Locale } from '@inkstone/schema';
import { useAnnounce } from '@inkstone/ui-kit';
import { useEffect, useMemo, type RefObject } from 'react';
import { onReveal } from '../renderer/focus-field.ui.ts';
import { whenThere } from '../renderer/when-there.ui.ts';
import { pathSelector } from '../path-selector.ts';
import { cellOf, enterInput, inputOf } from './sheet-place.ui.ts';
import { firstOpenCell, type SheetTable } from './sheet-table.ts';
import { sheetText } from './sheet.locale.ts';
import { rowHeight, windowedFrom } from './use-row-window.ui.ts';

/** The table's doings: rows come and go, the cursor follows, and it is said. */
export function useSheetTable(form: Form, sheet: Sheet, locale: Locale, place: RefObject<HTMLElement | null>): SheetTable {
  const announce = useAnnounce();
  const table = useMemo((): SheetTable => {
    const active = signal<FieldPath | null>(null);
    const columns = sheet.columns.filter(({ visible }) => visible);
    const say = (text: string, index: number): void => announce(fillText(text, { number: index + 1 }));

    function focus(path: FieldPath): void {
      scrollToRow(place.current, sheet, path);
      whenThere(() => inputOf(place.current && cellOf(place.current, path)), enterInput);
    }
    function enter(row: string): void {
      const path = firstOpenCell({ sheet, columns }, row);
      if (path) focus(path);
    }
    return {
      form,
      sheet,
      columns,
      locale,
      active,
      activate: (path) => (active.value = path),
      focus,
      insert(index) {
        enter(sheet.insert(index));
        say(sheetText.added[locale], index);
      },
      duplicate(row) {
        const copy = sheet.duplicate(row);
        enter(copy);
        say(sheetText.added[locale], sheet.rows.peek().indexOf(copy));
      },
      remove(row) {
        const index = sheet.rows.peek().indexOf(row);
        sheet.remove(row);
        say(sheetText.deleted[locale], index);
        const rows = sheet.rows.peek();
        const next = rows[Math.min(index, rows.length - 1)];
        if (next !== undefined) enter(next);
        else place.current?.focus();
      },
    };
  }, [form, sheet, locale, place, announce]);

  useEffect(() => onReveal((path) => scrollToRow(place.current, sheet, path)), [sheet, place]);
  return table;
}

/** Only a long sheet scrolls by itself; what is drawn already, the focus brings into view. */
function scrollToRow(element: HTMLElement | null, sheet: Sheet, path: FieldPath): void {
  const row = rowOf(sheet.code, path);
  const rows = sheet.rows.peek();
  if (!element || row === null || rows.length <= windowedFrom) return;
  if (element.querySelector(pathSelector(`${sheet.code}[${row}]`))) return;
  const index = rows.indexOf(row);
  if (index < 0) return;
  element.scrollTop = Math.max(0, index * rowHeight - element.clientHeight / 2);
  element.dispatchEvent(new Event('scroll'));
}

function rowOf(sheet: string, path: FieldPath): string | null {
  return path.startsWith(`${sheet}[`) ? path.slice(sheet.length + 1, path.indexOf(']')) : null;
}
