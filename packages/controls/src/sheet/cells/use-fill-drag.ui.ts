import type { RowId } from '@inkstone/form-engine';
import { useState, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import type { FillRect } from './FillFrame.tsx';
import { cellPositionOf, type CellPosition } from '../keyboard/cell-position.ui.ts';
import type { SheetTable } from '../sheet-table.ts';

/** Dragging a cell's handle down or up copies its value into the cells passed over. */
export function useFillDrag(table: SheetTable, container: RefObject<HTMLElement | null>) {
  const [frame, setFrame] = useState<FillRect | null>(null);

  function start(event: PointerEvent<HTMLElement>): void {
    const from = isHandle(event.target) ? cellPositionOf(event.target) : null;
    const scroll = container.current;
    if (!from || !scroll || event.button !== 0) return;
    event.preventDefault();
    let last: RowId = from.row;
    const drag = (move: globalThis.PointerEvent): void => {
      scrollAtEdge(scroll, move.clientY);
      last = rowAt(move.clientX, move.clientY) ?? last;
      setFrame(frameBetween(scroll, from, last));
    };
    const stop = (end: globalThis.PointerEvent): void => {
      window.removeEventListener('pointermove', drag);
      window.removeEventListener('pointerup', stop);
      window.removeEventListener('pointercancel', stop);
      setFrame(null);
      const rows = end.type === 'pointerup' ? passedRows(table, from.row, last) : [];
      if (rows.length > 0) table.fill(from, rows);
    };
    window.addEventListener('pointermove', drag);
    window.addEventListener('pointerup', stop);
    window.addEventListener('pointercancel', stop);
  }

  /** Keeps the focus in the cell whose handle is dragged. */
  function keepFocus(event: MouseEvent): void {
    if (isHandle(event.target)) event.preventDefault();
  }

  return { start, keepFocus, frame };
}

function isHandle(target: EventTarget): boolean {
  return target instanceof HTMLElement && target.dataset['fill'] !== undefined;
}

function passedRows({ sheet }: SheetTable, from: RowId, to: RowId): readonly RowId[] {
  const rows = sheet.view.shown.peek();
  const start = rows.indexOf(from);
  const end = rows.indexOf(to);
  if (start < 0 || end < 0) return [];
  return end > start ? rows.slice(start + 1, end + 1) : rows.slice(end, start);
}

function rowAt(x: number, y: number): RowId | null {
  return document.elementFromPoint(x, y)?.closest<HTMLElement>('tr[data-row]')?.dataset['row'] ?? null;
}

const edge = 28;
const scrollStep = 16;

function scrollAtEdge(scroll: HTMLElement, y: number): void {
  const { top, bottom } = scroll.getBoundingClientRect();
  if (y > bottom - edge) scroll.scrollTop += scrollStep;
  else if (y < top + edge) scroll.scrollTop -= scrollStep;
}

function frameBetween(scroll: HTMLElement, from: CellPosition, to: RowId): FillRect | null {
  const box = (row: RowId) => scroll.querySelector(`td[data-row="${row}"][data-column="${from.column}"]`)?.getBoundingClientRect() ?? null;
  const end = box(to);
  const start = box(from.row) ?? end;
  if (!start || !end) return null;
  const origin = scroll.getBoundingClientRect();
  const top = Math.min(start.top, end.top);
  return {
    top: top - origin.top + scroll.scrollTop - scroll.clientTop,
    left: start.left - origin.left + scroll.scrollLeft - scroll.clientLeft,
    width: start.width,
    height: Math.max(start.bottom, end.bottom) - top,
  };
}
