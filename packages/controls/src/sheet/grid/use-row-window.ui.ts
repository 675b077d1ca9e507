import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { rowWindow, type RowWindow } from './row-window.ts';

/** From this many rows on only those in view are drawn. */
export const windowedFrom = 100;
/** Of one line, in pixels; the style sheet keeps to it. */
export const rowHeight = 41;
/** Before the place was measured. */
const assumedHeight = 640;

/** The rows to draw; all of them in a short sheet. */
export function useRowWindow(place: RefObject<HTMLElement | null>, count: number): RowWindow {
  const isWindowed = count > windowedFrom;
  const [seen, setSeen] = useState<RowWindow>(() => rowWindow(count, rowHeight, 0, assumedHeight));
  // Not a layout effect: the place is an element above, which is there only afterwards.
  useEffect(() => {
    const element = place.current;
    if (!isWindowed || !element) return undefined;
    const look = (): void => {
      const next = rowWindow(count, rowHeight, element.scrollTop, element.clientHeight || assumedHeight);
      setSeen((before) => (before.first === next.first && before.end === next.end ? before : next));
    };
    // Drawn in the frame in which it is scrolled: a frame later would show blanks.
    const follow = (): void => flushSync(look);
    look();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [place, count, isWindowed]);
  return isWindowed ? seen : { first: 0, end: count };
}
