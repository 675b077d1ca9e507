import { useLayoutEffect, useRef, type RefObject } from 'react';

const gap = 4;

/** Shows a popup on top of the page, below its anchor, or above if there is no room; it is repositioned when the page scrolls. */
export function useAnchoredPopup(anchor: RefObject<HTMLElement | null>, matchesWidth = false): RefObject<HTMLDivElement | null> {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const shown = popup.current;
    if (!shown) return undefined;
    // The popover API, where supported, puts it on top of everything without clipping.
    if ('showPopover' in shown) {
      shown.popover = 'manual';
      shown.showPopover();
    }
    const position = (): void => {
      if (matchesWidth && anchor.current) shown.style.minWidth = `${anchor.current.offsetWidth}px`;
      positionAt(shown, anchor.current);
    };
    position();
    const sized = new ResizeObserver(position);
    sized.observe(shown);
    window.addEventListener('scroll', position, { capture: true, passive: true });
    window.addEventListener('resize', position);
    return () => {
      sized.disconnect();
      window.removeEventListener('scroll', position, { capture: true });
      window.removeEventListener('resize', position);
    };
  }, [anchor, matchesWidth]);
  return popup;
}

function positionAt(popup: HTMLElement, anchor: HTMLElement | null): void {
  if (!anchor) return;
  const { top, bottom, left } = anchor.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = popup;
  const { clientWidth, clientHeight } = document.documentElement;
  const isBelow = bottom + gap + height <= clientHeight || top - gap - height < 0;
  const y = isBelow ? Math.min(bottom + gap, clientHeight - height - gap) : top - gap - height;
  popup.style.top = `${Math.max(y, gap)}px`;
  popup.style.left = `${Math.max(Math.min(left, clientWidth - width - gap), gap)}px`;
}
