export interface RowWindow {
  readonly first: number;
  /** One past the last. */
  readonly end: number;
}

/** Rows drawn above and below what is seen, so that scrolling shows no blanks. */
const spareRows = 12;

/** Which of many equally high rows are drawn at a scroll position. */
export function rowWindow(count: number, rowHeight: number, scrollTop: number, height: number): RowWindow {
  const first = Math.max(0, Math.min(count, Math.floor(scrollTop / rowHeight)) - spareRows);
  return { first, end: Math.min(count, Math.max(0, Math.ceil((scrollTop + height) / rowHeight)) + spareRows) };
}
