import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { useEffect, useRef, useState, type RefObject } from 'react';

interface PartDragging {
  /** The list of the part; a part is dropped only on another one of it. */
  readonly list: string;
  readonly code: string;
  readonly isFixed: boolean;
  /** Another part was dropped on this one. */
  readonly onDropped: (code: string) => void;
}

/** Lets a part of a list be dragged onto another one; returns whether one would be dropped here. Parts of it with `data-resize` do not drag it. */
export function usePartDragging(part: RefObject<HTMLElement | null>, { list, code, isFixed, onDropped }: PartDragging): boolean {
  const [isTarget, setIsTarget] = useState(false);
  const latest = useRef(onDropped);
  useEffect(() => {
    latest.current = onDropped;
  });
  useEffect(() => {
    const element = part.current;
    if (!element || isFixed) return undefined;
    const stops = [
      draggable({
        element,
        canDrag: ({ input }) => !document.elementFromPoint(input.clientX, input.clientY)?.closest('[data-resize]'),
        getInitialData: () => ({ list, code }),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data['list'] === list && source.data['code'] !== code,
        onDragEnter: () => setIsTarget(true),
        onDragLeave: () => setIsTarget(false),
        onDrop: ({ source }) => {
          setIsTarget(false);
          latest.current(source.data['code'] as string);
        },
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [part, list, code, isFixed]);
  return isTarget;
}
