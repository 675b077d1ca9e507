import { useLayoutEffect, useState, type RefObject } from 'react';

/** A form narrower than this stands in one column (pixels). */
const oneColumnBelow = 600;

/** Follows the width of the form's own place, which may be a panel beside a list, unless the caller decides. */
export function useNarrow(place: RefObject<HTMLElement | null>, decided: boolean | undefined): boolean {
  // Before its place is known the window's width says more than a guess: the faces of the other kind need not be fetched.
  const [isNarrow, setNarrow] = useState(() => window.innerWidth < oneColumnBelow);
  useLayoutEffect(() => {
    const element = place.current;
    if (decided !== undefined || !element || typeof ResizeObserver === 'undefined') return undefined;
    const look = (width: number): void => setNarrow(width > 0 && width < oneColumnBelow);
    look(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && look(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, decided]);
  return decided ?? isNarrow;
}
