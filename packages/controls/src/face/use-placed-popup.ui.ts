import { useLayoutEffect, useRef, type RefObject } from 'react';

const gap = 4;

/** Shows a popup above everything else, below its anchor or, where there is no room, above it; it follows when the page scrolls. */
export function usePlacedPopup(anchor: RefObject<HTMLElement | null>, isAsWide = false): RefObject<HTMLDivElement | null> {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = popup.current;
    if (!shown) return undefined;
    // Where the browser knows it, above everything and clipped by nothing.
    if ('showPopover' in shown) {
      shown.popover = 'manual';
      shown.showPopover();
    }
    const place = (): void => {
      if (isAsWide && anchor.current) shown.style.minWidth = `${anchor.current.offsetWidth}px`;
      placeBeside(shown, anchor.current);
    };
    place();
    const sized = new ResizeObserver(place);
    sized.observe(shown);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      sized.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [anchor, isAsWide]);
  return popup;
}

function placeBeside(popup: HTMLElement, anchor: HTMLElement | null): void {
  if (!anchor) return;
  const { top, bottom, left } = anchor.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = popup;
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = bottom + gap + height <= clientHeight || top - gap - height < 0;
  const y = isBelow ? Math.min(bottom + gap, clientHeight - height - gap) : top - gap - height;
  popup.style.top = `${Math.max(y, gap)}px`;
  popup.style.left = `${Math.max(Math.min(left, clientWidth - width - gap), gap)}px`;
}
