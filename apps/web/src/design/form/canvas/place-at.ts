import type { Place } from '@inkstone/design';

/** Where a dropped control would stand, and the line that shows it, in coordinates of the window. */
export interface Target {
  readonly place: Place | undefined;
  /** A sub-table that would receive it as a column. */
  readonly sheet: string | null;
  /** Where a dragged column would stand: after a column, or first. */
  readonly after?: string | null;
  /** The tab whose head is under the pointer. */
  readonly head?: string;
  readonly line: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/** The part of a control's width, at each side, over which a control is dropped beside it. */
const sidePart = 0.25;
/** How far from the edge of a container a control is dropped above or below it. */
const edge = 14;
const thickness = 3;

/** Finds the place under a point of the window. The canvas marks its controls with `data-control`, and what holds others with `data-holds`. */
export function placeAt(canvas: HTMLElement, x: number, y: number): Target {
  // While something is dragged, an element of the drag may lie above the canvas.
  const under = document.elementsFromPoint(x, y).find((element) => element !== canvas && canvas.contains(element)) ?? null;
  const head = under?.closest<HTMLElement>('[data-head]')?.dataset['head'];
  return { ...targetAt(canvas, under, x, y), ...(head !== undefined && { head }) };
}

function targetAt(canvas: HTMLElement, under: Element | null, x: number, y: number): Target {
  const found = under?.closest<HTMLElement>('[data-control]');
  if (!under || !found) return atEnd(canvas, y);
  const opened = panelOfHead(under);
  if (opened) return insideOf(opened);
  const isIn = ({ top, bottom }: DOMRect): boolean => y > top + edge && y < bottom - edge;
  // A panel stands in no row: at its edges it is the tabs that are meant.
  const isPanelEdge = found.dataset['panel'] !== undefined && !isIn(found.getBoundingClientRect());
  const control = (isPanelEdge && found.parentElement!.closest<HTMLElement>('[data-control]')) || found;
  const key = control.dataset['control']!;
  const box = control.getBoundingClientRect();
  const { holds } = control.dataset;
  const isInside = isIn(box) && !isPanelEdge;
  if (holds === 'columns' && isInside) return { place: undefined, sheet: key, line: frame(box) };
  const space = isInside ? under.closest<HTMLElement>('[data-space]') : null;
  if (holds === 'controls' && space) return insideOf(space);
  const isWide = control.dataset['wide'] !== undefined;
  const across = (x - box.left) / box.width;
  if (!isWide && across < sidePart) return { place: { leftOf: key }, sheet: null, line: upright(box.left, box) };
  if (!isWide && across > 1 - sidePart) return { place: { rightOf: key }, sheet: null, line: upright(box.right, box) };
  return level(control, key, y < (box.top + box.bottom) / 2);
}

/** The room of the panel whose head is under the pointer, once the panel is open. */
function panelOfHead(under: Element): HTMLElement | null {
  const head = under.closest<HTMLElement>('[data-head]');
  return (head && head.closest('[data-control]')?.querySelector<HTMLElement>(`[data-space="${head.dataset['head']}"]`)) ?? null;
}

/** Finds where a column of a sub-table would stand, from the middles of the others. */
export function columnPlaceAt(canvas: HTMLElement, sheet: string, x: number): Target {
  const columns = [...canvas.querySelectorAll<HTMLElement>(`[data-column^="${sheet}."]`)];
  const before = columns.findLast((column) => {
    const { left, width } = column.getBoundingClientRect();
    return left + width / 2 < x;
  });
  const box = (before ?? columns[0] ?? canvas).getBoundingClientRect();
  const after = before?.dataset['column']?.slice(sheet.length + 1) ?? null;
  return { place: undefined, sheet: null, after, line: upright(before ? box.right : box.left, box) };
}

function atEnd(canvas: HTMLElement, y: number): Target {
  const rows = [...canvas.querySelectorAll<HTMLElement>(':scope > [data-row]')];
  const above = rows.findLast((row) => row.getBoundingClientRect().top < y) ?? null;
  const last = above?.querySelector<HTMLElement>('[data-control]');
  if (!above || !last) {
    const box = canvas.getBoundingClientRect();
    const top = rows[0]?.getBoundingClientRect().top ?? box.top + edge;
    return { place: rows.length === 0 ? undefined : { firstIn: null }, sheet: null, line: { ...across(box), top } };
  }
  return level(last, last.dataset['control']!, false);
}

function insideOf(space: HTMLElement): Target {
  const rows = space.querySelectorAll<HTMLElement>(':scope > [data-row]');
  const last = rows[rows.length - 1]?.querySelector<HTMLElement>('[data-control]');
  if (last) return level(last, last.dataset['control']!, false);
  return { place: { firstIn: space.dataset['space']! }, sheet: null, line: frame(space.getBoundingClientRect()) };
}

function level(control: HTMLElement, key: string, isAbove: boolean): Target {
  const row = (control.closest<HTMLElement>('[data-row]') ?? control).getBoundingClientRect();
  const top = (isAbove ? row.top : row.bottom) - thickness / 2;
  return { place: isAbove ? { rowAbove: key } : { rowBelow: key }, sheet: null, line: { ...across(row), top } };
}

const across = ({ left, width }: DOMRect) => ({ left, width, height: thickness });
const upright = (x: number, { top, height }: DOMRect) => ({ left: x - thickness / 2, top, width: thickness, height });
const frame = ({ left, top, width, height }: DOMRect) => ({ left, top, width, height });
