import type { Box } from '../flow/flow-layout.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface RoutePoints {
  readonly from: Box;
  readonly to: Box;
  /** The column in which a branch is drawn. */
  readonly column: number | undefined;
  readonly isBack: boolean;
  /** How far ways back and aside keep from what is drawn. */
  readonly side: number;
}

/** The points of a route: down into the column of its branch and from there to its target; back and upwards around the left side. */
export function pointsOf({ from, to, column, isBack, side }: RoutePoints): readonly Point[] {
  const [start, end] = [middleOf(from), middleOf(to)];
  if (isBack || to.y < from.y + from.height) {
    return joined([
      { x: from.x, y: start.y },
      { x: side, y: start.y },
      { x: side, y: end.y },
      { x: to.x, y: end.y },
    ]);
  }
  const bottom = from.y + from.height;
  const x = column ?? start.x;
  const turn = bottom + 12;
  const last = to.y - 12;
  return joined([
    { x: start.x, y: bottom },
    { x: start.x, y: turn },
    { x, y: turn },
    { x, y: last },
    { x: end.x, y: last },
    { x: end.x, y: to.y },
  ]);
}

export function centred({ x, y, width, height }: Box, size: { readonly width: number; readonly height: number }): Box {
  return { x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, ...size };
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Leaves out points that do not turn the line. */
function joined(points: readonly Point[]): readonly Point[] {
  return points.filter((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before || !after) return true;
    const isSame = before.x === point.x && before.y === point.y;
    const isStraight = (before.x === point.x && point.x === after.x) || (before.y === point.y && point.y === after.y);
    return !isSame && !isStraight;
  });
}
