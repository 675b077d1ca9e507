import { useRef, type TouchEvent } from 'react';

/** A finger has to go so far sideways, and clearly more sideways than up or down. */
const leastPixels = 60;
const sidewaysAtLeast = 2;

/** Attributes that call `turn` with 1 when the content is swept to the left and -1 to the right. What scrolls sideways itself keeps its touch. */
export function useSwipe(turn: (step: 1 | -1) => void) {
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
      if (Math.abs(across) >= leastPixels && Math.abs(across) >= sidewaysAtLeast * Math.abs(along)) turn(across < 0 ? 1 : -1);
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
