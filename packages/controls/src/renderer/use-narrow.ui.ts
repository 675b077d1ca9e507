import { useLayoutEffect, useState, type RefObject } from 'react';

/** Forms narrower than this have one column (pixels). */
const oneColumnBelow = 600;

/** Whether the form is narrow. Measures the form's own container, which may be a panel next to a list, unless the caller decides. */
export function useNarrow(container: RefObject<HTMLElement | null>, decided: boolean | undefined): boolean {
  // Starts with the window's width, the best guess before the container is measured, so that views of the other layout need not be loaded.
  const [isNarrow, setNarrow] = useState(() => window.innerWidth < oneColumnBelow);
  useLayoutEffect(() => {
    const element = container.current;
    if (decided !== undefined || !element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (width: number): void => setNarrow(width > 0 && width < oneColumnBelow);
    measure(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => entry && measure(entry.contentRect.width));
    observer.observe(element);
    return () => observer.disconnect();
  }, [container, decided]);
  return decided ?? isNarrow;
}
