import { useEffect, useState, type RefObject } from 'react';

/** How wide an element is drawn; null before it was measured, and where nothing has a size. */
export function useWidthOf(place: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth || null));
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return width;
}
