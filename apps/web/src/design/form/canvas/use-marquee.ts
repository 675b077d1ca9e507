import { useRef, useState, type PointerEvent } from 'react';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A press that moves less is a click. */
const leastPixels = 5;

/** Chooses the controls over which a rectangle is drawn, beginning where no control is. The box is in coordinates of the window. */
export function useMarquee(canvas: React.RefObject<HTMLElement | null>, choose: (keys: readonly string[]) => void) {
  const [box, setBox] = useState<Box | null>(null);
  const hasDrawn = useRef(false);
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    hasDrawn.current = false;
    const { clientX: x, clientY: y, button, target, currentTarget: area } = event;
    if (button !== 0 || !(target instanceof Element) || target.closest('[data-control], button, input')) return;
    const boxTo = (to: { readonly clientX: number; readonly clientY: number }): Box => ({
      left: Math.min(x, to.clientX),
      top: Math.min(y, to.clientY),
      width: Math.abs(to.clientX - x),
      height: Math.abs(to.clientY - y),
    });
    const draw = (to: globalThis.PointerEvent) => {
      const next = boxTo(to);
      if (Math.max(next.width, next.height) >= leastPixels) setBox(next);
    };
    const stop = () => {
      area.removeEventListener('pointermove', draw);
      area.removeEventListener('pointerup', finish);
      area.removeEventListener('pointercancel', stop);
      setBox(null);
    };
    const finish = (to: globalThis.PointerEvent) => {
      const drawn = boxTo(to);
      stop();
      if (Math.max(drawn.width, drawn.height) < leastPixels || !canvas.current) return;
      // The click that follows belongs to the drawing.
      hasDrawn.current = true;
      choose(controlsIn(canvas.current, drawn));
    };
    area.setPointerCapture(event.pointerId);
    area.addEventListener('pointermove', draw);
    area.addEventListener('pointerup', finish);
    area.addEventListener('pointercancel', stop);
  };
  return { box, onPointerDown, hasDrawn };
}

/** Controls that a box touches; what holds others only if it is wholly inside, and then without what stands in it. */
function controlsIn(canvas: HTMLElement, box: Box): readonly string[] {
  const touched = [...canvas.querySelectorAll<HTMLElement>('[data-control][data-type]')].filter((element) => {
    const own = element.getBoundingClientRect();
    return element.dataset['holds'] === 'controls' ? isInside(own, box) : touches(own, box);
  });
  const outer = touched.filter((element) => !touched.some((other) => other !== element && other.contains(element)));
  return outer.map((element) => element.dataset['control']!);
}

const touches = (own: DOMRect, box: Box): boolean =>
  own.left < box.left + box.width && own.right > box.left && own.top < box.top + box.height && own.bottom > box.top;

const isInside = (own: DOMRect, box: Box): boolean =>
  own.left >= box.left && own.right <= box.left + box.width && own.top >= box.top && own.bottom <= box.top + box.height;
