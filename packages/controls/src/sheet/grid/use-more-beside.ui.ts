import { useEffect, type RefObject } from 'react';

/** Marks a place that scrolls sideways with `data-more-before` and `data-more-behind` while there is more on that side. */
export function useMoreBeside(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const mark = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // Half pixels are no column.
      element.toggleAttribute('data-more-before', scrollLeft > 1);
      element.toggleAttribute('data-more-behind', scrollWidth - clientWidth - scrollLeft > 1);
    };
    const sized = new ResizeObserver(mark);
    sized.observe(element);
    for (const child of element.children) sized.observe(child);
    element.addEventListener('scroll', mark, { passive: true });
    mark();
    return () => {
      sized.disconnect();
      element.removeEventListener('scroll', mark);
    };
  }, [place]);
}
