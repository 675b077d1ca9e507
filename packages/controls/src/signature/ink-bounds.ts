import { firstGraphemes } from '../values/text-length.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Returns the written part of a pad with a margin; null if it is empty. */
export function inkBounds(
  strokes: readonly { readonly points: readonly Point[] }[],
  pad: Pick<Area, 'width' | 'height'>,
  margin: number,
): Area | null {
  const points = strokes.flatMap((stroke) => stroke.points);
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
  const left = within(Math.floor(xs.reduce((a, b) => Math.min(a, b)) - margin), pad.width);
  const top = within(Math.floor(ys.reduce((a, b) => Math.min(a, b)) - margin), pad.height);
  return {
    left,
    top,
    width: within(Math.ceil(xs.reduce((a, b) => Math.max(a, b)) + margin), pad.width) - left,
    height: within(Math.ceil(ys.reduce((a, b) => Math.max(a, b)) + margin), pad.height) - top,
  };
}

/** Returns a file name that passes all naming rules, whatever the person's name. */
export function signatureName(person: string | undefined): string {
  const clean = (person ?? '').replace(/[.,，/\\:*?"<>|\p{Cc}\p{Cf}]/gu, '').trim();
  return `${firstGraphemes(clean, 40) || 'signature'}.png`;
}
