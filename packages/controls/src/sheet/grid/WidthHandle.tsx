import type { SheetColumn } from '@inkstone/form-engine';
import type { PointerEvent } from 'react';
import type { SheetTable } from '../sheet-table.ts';
import styles from '../sheet.module.css';
import { widthWithin, type SheetWidths } from './sheet-widths.ui.ts';

/** The handle to resize a column; a double click restores the declared widths. */
export function WidthHandle({ table, column }: { readonly table: SheetTable; readonly column: SheetColumn }) {
  function handlePointerDown(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    event.preventDefault();
    const handle = event.currentTarget;
    const now = measured(handle);
    const start = event.clientX;
    const drag = (move: globalThis.PointerEvent): void =>
      table.setWidths({ ...now, [column.key]: widthWithin((now[column.key] ?? column.width) + move.clientX - start) });
    const end = (): void => {
      handle.removeEventListener('pointermove', drag);
      handle.removeEventListener('lostpointercapture', end);
    };
    handle.setPointerCapture(event.pointerId);
    handle.addEventListener('pointermove', drag);
    handle.addEventListener('lostpointercapture', end);
  }

  return <span className={styles.edge} aria-hidden="true" onPointerDown={handlePointerDown} onDoubleClick={() => table.setWidths({})} />;
}

/** Makes a column wider or narrower; `element` is any element in the header. */
export function widen(table: SheetTable, column: SheetColumn, element: HTMLElement, step: number): void {
  const now = measured(element);
  table.setWidths({ ...now, [column.key]: widthWithin((now[column.key] ?? column.width) + step) });
}

/** Returns the rendered widths, which in a wide window include a share of the remaining space. */
function measured(handle: HTMLElement): SheetWidths {
  const heads = [...(handle.closest('thead')?.querySelectorAll<HTMLElement>('th[data-key]') ?? [])];
  const widths = heads.map((head) => [head.dataset['key']!, Math.round(head.getBoundingClientRect().width)] as const);
  return Object.fromEntries(widths.filter(([, width]) => width > 0));
}
