import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { rowWindow, type RowWindow } from './row-window.ts';

/** Sheets with more rows than this render only those in view. */
export const windowedFrom = 100;
/** The height of a row in pixels; must match the style sheet. */
export const rowHeight = 41;
/** Used before the container is measured. */
const assumedHeight = 640;

/** Returns the rows to render; all of them in a short sheet. */
export function useRowWindow(container: RefObject<HTMLElement | null>, count: number): RowWindow {
  const isWindowed = count > windowedFrom;
  const [seen, setSeen] = useState<RowWindow>(() => rowWindow(count, rowHeight, 0, assumedHeight));
  // Not a layout effect: the container is a parent element, which is mounted only afterwards.
  useEffect(() => {
    const element = container.current;
    if (!isWindowed || !element) return undefined;
    const look = (): void => {
      const next = rowWindow(count, rowHeight, element.scrollTop, element.clientHeight || assumedHeight);
      setSeen((before) => (before.first === next.first && before.end === next.end ? before : next));
    };
    // Render in the frame of the scroll event: a frame later would show gaps.
    const follow = (): void => flushSync(look);
    look();
    element.addEventListener('scroll', follow, { passive: true });
    return () => element.removeEventListener('scroll', follow);
  }, [container, count, isWindowed]);
  return isWindowed ? seen : { first: 0, end: count };
}
