import { ExtremeTree } from './extreme-tree.ts';

/** From so many losses of the extreme on, a tree is cheaper than going through all numbers once more. */
const mostSearches = 2;

/** The least, or the greatest, of a column's numbers while they change one by one; NaN is no number. */
export class Extreme {
  private best: number | undefined;
  private losses = 0;
  private tree: ExtremeTree | undefined;
  private readonly isLargest: boolean;

  constructor(isLargest: boolean) {
    this.isLargest = isLargest;
  }

  /** Null when there is no number. */
  of(values: Float64Array): number | null {
    if (this.tree) return this.tree.get();
    if (this.best === undefined && this.losses >= mostSearches) {
      this.tree = new ExtremeTree(this.isLargest);
      this.tree.fill(values);
      return this.tree.get();
    }
    this.best ??= this.isLargest ? greatest(values) : least(values);
    return Number.isNaN(this.best) ? null : this.best;
  }

  /** The number in a slot, within what the values were last time, goes from `before` to `value`. */
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

  /** There is room for more values. */
  grown(values: Float64Array): void {
    this.tree?.fill(values);
  }
}

function least(values: Float64Array): number {
  let best = NaN;
  for (let slot = 0; slot < values.length; slot += 1) if (!(values[slot]! >= best)) best = numberOr(values[slot]!, best);
  return best;
}

function greatest(values: Float64Array): number {
  let best = NaN;
  for (let slot = 0; slot < values.length; slot += 1) if (!(values[slot]! <= best)) best = numberOr(values[slot]!, best);
  return best;
}

function numberOr(value: number, otherwise: number): number {
  return value === value ? value : otherwise;
}
