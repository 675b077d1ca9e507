import { useEffect, useState, type RefObject } from 'react';

/** Returns the rendered width of an element; null before it is measured, and without layout. */
export function useWidthOf(container: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth || null));
    observer.observe(element);
    return () => observer.disconnect();
  }, [container]);
  return width;
}
