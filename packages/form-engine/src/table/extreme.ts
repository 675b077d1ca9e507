import { ExtremeTree } from './extreme-tree.ts';

/** After the extreme was lost this many times, a tree is cheaper than scanning all numbers again. */
const maxScans = 2;

/** The minimum or maximum of a column's numbers while they change one by one; NaN is no number. */
export class Extreme {
  private best: number | undefined;
  private losses = 0;
  private tree: ExtremeTree | undefined;
  private readonly isLargest: boolean;

  constructor(isLargest: boolean) {
    this.isLargest = isLargest;
  }

  /** Null if there is no number. */
  of(values: Float64Array): number | null {
    if (this.tree) return this.tree.get();
    if (this.best === undefined && this.losses >= maxScans) {
      this.tree = new ExtremeTree(this.isLargest);
      this.tree.fill(values);
      return this.tree.get();
    }
    this.best ??= this.isLargest ? maximum(values) : minimum(values);
    return Number.isNaN(this.best) ? null : this.best;
  }

  /** Called when the number in a slot, within the length at the last `of`, changes from `before` to `value`. */
  changed(slot: number, before: number, value: number): void {
    if (this.tree) return this.tree.set(slot, value);
    const { best } = this;
    if (best === undefined) return;
    if (value === value && (best !== best || (this.isLargest ? value >= best : value <= best))) this.best = value;
    else if (before === best) {
      this.best = undefined;
      this.losses += 1;
    }
  }

  /** Called when the column has grown. */
  grown(values: Float64Array): void {
    this.tree?.fill(values);
  }
}

function minimum(values: Float64Array): number {
  let best = NaN;
  for (let slot = 0; slot < values.length; slot += 1) if (!(values[slot]! >= best)) best = numberOr(values[slot]!, best);
  return best;
}

function maximum(values: Float64Array): number {
  let best = NaN;
  for (let slot = 0; slot < values.length; slot += 1) if (!(values[slot]! <= best)) best = numberOr(values[slot]!, best);
  return best;
}

function numberOr(value: number, otherwise: number): number {
  return value === value ? value : otherwise;
}
