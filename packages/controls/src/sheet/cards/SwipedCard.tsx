import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import styles from './sheet-cards.module.css';

interface SwipedCardProps {
  readonly canDelete: boolean;
  readonly label: string;
  readonly onDelete: () => void;
  readonly children: ReactNode;
}

/** The distance in pixels below which a movement is not a swipe. */
const tolerance = 10;
const meant = 110;

/** A card that is deleted when it is released after a swipe to the left. The row's editor has a button for users who do not swipe. */
export function SwipedCard({ canDelete, label, onDelete, children }: SwipedCardProps) {
  const [shift, setShift] = useState(0);
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const hasSwiped = useRef(false);

  function handleDown({ clientX, clientY, pointerType }: PointerEvent): void {
    hasSwiped.current = false;
    start.current = canDelete && pointerType !== 'mouse' ? { x: clientX, y: clientY } : null;
  }

  function handleMove(event: PointerEvent<HTMLElement>): void {
    if (!start.current) return;
    const x = event.clientX - start.current.x;
    const y = event.clientY - start.current.y;
    if (!hasSwiped.current && Math.abs(y) > tolerance && Math.abs(y) > Math.abs(x)) {
      start.current = null;
      return;
    }
    if (!hasSwiped.current && x < -tolerance) {
      hasSwiped.current = true;
      event.currentTarget.setPointerCapture?.(event.pointerId);
    }
    if (hasSwiped.current) setShift(Math.min(0, x));
  }

  function handleEnd(event: PointerEvent): void {
    const isReleased = event.type === 'pointerup' && start.current !== null && event.clientX - start.current.x < -meant;
    start.current = null;
    setShift(0);
    if (hasSwiped.current && isReleased) onDelete();
  }

  return (
    <div className={styles.swipe} data-swiping={shift < 0 || undefined} data-meant={shift < -meant || undefined}>
      <span className={styles.swiped} aria-hidden="true">
        {label}
      </span>
      <div
        className={styles.swiping}
        style={shift < 0 ? { transform: `translateX(${shift}px)` } : undefined}
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleEnd}
        onPointerCancel={handleEnd}
        onClickCapture={(event) => {
          // The click that ends a swipe is not a tap.
          if (hasSwiped.current) event.stopPropagation();
          hasSwiped.current = false;
        }}
      >
        {children}
      </div>
    </div>
  );
}
