import type SignaturePad from 'signature_pad';
import { useCallback, useEffect, useRef, useState } from 'react';
import { inkBounds } from './ink-bounds.ts';

/** Ink on white in any theme: that is how signatures are stored. */
const ink = '#1d1b18';
/** A minimum pixel ratio, to be sharp in print. */
const leastRatio = 2;
const margin = 12;

type PenState = 'loading' | 'ready' | 'failed';

/**
 * A pen on a canvas; line width follows the speed of the hand. `isRotated`: the device is held in landscape with its top to the left, and
 * the picture is rotated upright.
 */
export function usePen({ isRotated }: { readonly isRotated: boolean }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pen = useRef<SignaturePad | null>(null);
  const [state, setState] = useState<PenState>('loading');
  const [isEmpty, setEmpty] = useState(true);
  const [version, setVersion] = useState(0);

  useEffect(() => {
    let isOver = false;
    let leave = (): void => undefined;
    const start = async (): Promise<void> => {
      const { default: Pad } = await import('signature_pad');
      if (isOver || !canvas.current) return;
      const pad = new Pad(canvas.current, { penColor: ink, minWidth: 1, maxWidth: 3.2, velocityFilterWeight: 0.7 });
      const handleStroke = (): void => setEmpty(pad.isEmpty());
      pad.addEventListener('endStroke', handleStroke);
      const observer = new ResizeObserver(() => fit(canvas.current, pad));
      observer.observe(canvas.current);
      fit(canvas.current, pad);
      pen.current = pad;
      setState('ready');
      leave = () => {
        observer.disconnect();
        pad.off();
        pen.current = null;
      };
    };
    start().catch(() => isOver || setState('failed'));
    return () => {
      isOver = true;
      leave();
    };
  }, [version]);

  const undo = useCallback(() => {
    const strokes = pen.current?.toData() ?? [];
    pen.current?.fromData(strokes.slice(0, -1));
    setEmpty(strokes.length <= 1);
  }, []);
  const clear = useCallback(() => {
    pen.current?.clear();
    setEmpty(true);
  }, []);
  const picture = useCallback(
    (name: string) =>
      canvas.current && pen.current ? croppedPicture(canvas.current, pen.current, name, isRotated) : Promise.resolve(null),
    [isRotated],
  );
  const retry = useCallback(() => {
    setState('loading');
    setVersion((before) => before + 1);
  }, []);
  return { canvas, state, isEmpty, undo, clear, picture, retry };
}

function ratioOf(): number {
  return Math.max(window.devicePixelRatio, leastRatio);
}

/** Resizing a canvas clears it: draw the strokes again. */
function fit(canvas: HTMLCanvasElement | null, pad: SignaturePad): void {
  if (!canvas) return;
  const ratio = ratioOf();
  const [width, height] = [Math.round(canvas.offsetWidth * ratio), Math.round(canvas.offsetHeight * ratio)];
  if (canvas.width === width && canvas.height === height) return;
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.scale(ratio, ratio);
  pad.fromData(pad.toData());
}

/** Returns the signature, cropped and upright; null if the pad is empty. */
async function croppedPicture(canvas: HTMLCanvasElement, pad: SignaturePad, name: string, isRotated: boolean): Promise<File | null> {
  const area = inkBounds(pad.toData(), { width: canvas.offsetWidth, height: canvas.offsetHeight }, margin);
  if (!area) return null;
  const ratio = ratioOf();
  const [width, height] = [Math.max(1, area.width * ratio), Math.max(1, area.height * ratio)];
  const paper = isRotated ? new OffscreenCanvas(height, width) : new OffscreenCanvas(width, height);
  const pen = paper.getContext('2d')!;
  if (isRotated) {
    pen.translate(0, width);
    pen.rotate(-Math.PI / 2);
  }
  pen.drawImage(canvas, area.left * ratio, area.top * ratio, width, height, 0, 0, width, height);
  return new File([await paper.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}
