import { useRef, type TouchEvent } from 'react';

/** The minimum horizontal distance of a swipe, which must also be clearly more horizontal than vertical. */
const minDistance = 60;
const minSlope = 2;

/**
 * Returns handlers that call `onSwipe` with 1 on a swipe to the left and -1 on one to the right. Touches on horizontally scrolling content are
 * ignored.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: ({ touches, target }: TouchEvent): void => {
      const touch = touches[0];
      start.current = touches.length === 1 && touch && !scrollsSideways(target) ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent): void => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!touch || !from) return;
      const [across, along] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(across) >= minDistance && Math.abs(across) >= minSlope * Math.abs(along)) onSwipe(across < 0 ? 1 : -1);
    },
    onTouchCancel: (): void => {
      start.current = null;
    },
  };
}

function scrollsSideways(target: EventTarget): boolean {
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement) {
    if (at.scrollWidth > at.clientWidth && /auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
  }
  return false;
}
