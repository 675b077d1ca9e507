import type { PointerEvent } from 'react';
import { limits } from '@inkstone/schema';
import styles from './canvas.module.css';

interface ResizeGripProps {
  /** Called with the width under the pointer while it is dragged; null: it is not dragged any more. */
  readonly onTry: (span: number | null) => void;
  readonly onResize: (span: number) => void;
}

/** The right edge of a chosen control: dragged, it takes one of the widths of the grid. By keys: Alt+Shift with an arrow. */
export function ResizeGrip({ onTry, onResize }: ResizeGripProps) {
  const begin = (event: PointerEvent<HTMLSpanElement>) => {
    const grip = event.currentTarget;
    const cell = grip.closest('[data-control]');
    const row = cell?.closest('[data-row]');
    if (event.button !== 0 || !cell || !row) return;
    event.stopPropagation();
    grip.setPointerCapture(event.pointerId);
    const { left } = cell.getBoundingClientRect();
    const { width } = row.getBoundingClientRect();
    const spanAt = (x: number) => nearestSpan(((x - left) / width) * limits.layoutSpans);
    const drag = ({ clientX }: { readonly clientX: number }) => onTry(spanAt(clientX));
    const stop = () => {
      grip.removeEventListener('pointermove', drag);
      grip.removeEventListener('pointerup', drop);
      grip.removeEventListener('pointercancel', stop);
      onTry(null);
    };
    const drop = ({ clientX }: { readonly clientX: number }) => {
      stop();
      onResize(spanAt(clientX));
    };
    grip.addEventListener('pointermove', drag);
    grip.addEventListener('pointerup', drop);
    grip.addEventListener('pointercancel', stop);
  };
  return (
    <span className={styles.grip} data-grip="" aria-hidden="true" onPointerDown={begin} onClick={(event) => event.stopPropagation()} />
  );
}

const nearestSpan = (span: number): number =>
  limits.layoutSpanChoices.reduce((best, each) => (Math.abs(each - span) < Math.abs(best - span) ? each : best));
