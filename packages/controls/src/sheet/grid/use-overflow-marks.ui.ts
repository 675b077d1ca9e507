import { useEffect, type RefObject } from 'react';

/** Sets `data-more-before` and `data-more-behind` on a horizontally scrolling container while there is more content on that side. */
export function useOverflowMarks(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const mark = (): void => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // Ignore fractions of a pixel.
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
  }, [container]);
}
