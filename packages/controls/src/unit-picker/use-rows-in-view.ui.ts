import { useEffect, useState, type RefObject } from 'react';

/** The height of a row in pixels; a sufficient touch target. */
export const unitRowHeight = 44;
/** The delay before loading the next page at the end of a list (runtime specification, section 9). */
export const pageThrottleMs = 200;
/** Rows rendered above and below the visible ones, so that scrolling shows no gaps. */
const spareRows = 10;
/** Used before the container is measured. */
const assumedHeight = 440;

/** Returns the rows of a list that are in view and must be rendered. */
export function useRowsInView(container: RefObject<HTMLElement | null>, count: number) {
  const [top, setTop] = useState({ scroll: 0, height: assumedHeight });
  const isThere = count > 0;
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const look = (): void => setTop({ scroll: element.scrollTop, height: element.clientHeight || assumedHeight });
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [container, isThere]);
  const seen = Math.floor(top.scroll / unitRowHeight);
  return {
    first: Math.max(0, Math.min(seen, count) - spareRows),
    end: Math.min(count, seen + Math.ceil(top.height / unitRowHeight) + spareRows),
    reveal: (index: number): void => revealRow(container.current, index),
  };
}

function revealRow(element: HTMLElement | null, index: number): void {
  if (!element) return;
  const start = index * unitRowHeight;
  const lowest = start + unitRowHeight - element.clientHeight;
  if (start < element.scrollTop) element.scrollTop = start;
  else if (lowest > element.scrollTop) element.scrollTop = lowest;
}
