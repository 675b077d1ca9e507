export interface RowWindow {
  readonly first: number;
  /** The exclusive end. */
  readonly end: number;
}

/** Rows rendered above and below the visible ones, so that scrolling shows no gaps. */
const spareRows = 12;

/** Returns which of many rows of equal height to render at a scroll position. */
export function rowWindow(count: number, rowHeight: number, scrollTop: number, height: number): RowWindow {
  const first = Math.max(0, Math.min(count, Math.floor(scrollTop / rowHeight)) - spareRows);
  return { first, end: Math.min(count, Math.max(0, Math.ceil((scrollTop + height) / rowHeight)) + spareRows) };
}
