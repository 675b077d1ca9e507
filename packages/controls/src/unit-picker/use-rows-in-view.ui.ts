import { useEffect, useState, type RefObject } from 'react';

/** Of one line, in pixels; high enough for a finger. */
export const unitRowHeight = 44;
/** Between reaching the end of a list and asking for what follows (runtime specification, section 9). */
export const pageThrottleMs = 200;
/** Drawn above and below what is seen, so that scrolling shows no blanks. */
const spareRows = 10;
/** Before the place was measured. */
const assumedHeight = 440;

/** Which rows of a list are in view and must be drawn. */
export function useRowsInView(place: RefObject<HTMLElement | null>, count: number) {
  const [top, setTop] = useState({ scroll: 0, height: assumedHeight });
  const isThere = count > 0;
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const look = (): void => setTop({ scroll: element.scrollTop, height: element.clientHeight || assumedHeight });
    look();
    element.addEventListener('scroll', look, { passive: true });
    return () => element.removeEventListener('scroll', look);
  }, [place, isThere]);
  const seen = Math.floor(top.scroll / unitRowHeight);
  return {
    first: Math.max(0, Math.min(seen, count) - spareRows),
    end: Math.min(count, seen + Math.ceil(top.height / unitRowHeight) + spareRows),
    reveal: (index: number): void => revealRow(place.current, index),
  };
}

function revealRow(element: HTMLElement | null, index: number): void {
  if (!element) return;
  const start = index * unitRowHeight;
  const lowest = start + unitRowHeight - element.clientHeight;
  if (start < element.scrollTop) element.scrollTop = start;
  else if (lowest > element.scrollTop) element.scrollTop = lowest;
}
