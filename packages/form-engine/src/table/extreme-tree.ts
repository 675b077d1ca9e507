/**
 * The minimum of many numbers that change one by one: a tournament tree whose leaves are the row slots, so that a change costs the
 * logarithm of the number of rows. NaN marks a leaf without a number.
 */
export class ExtremeTree {
  private size = 1;
  private nodes: Float64Array = new Float64Array(2).fill(Infinity);
  private readonly sign: 1 | -1;

  /** `largest` maintains the maximum instead. */
  constructor(largest: boolean) {
    this.sign = largest ? -1 : 1;
  }

  fill(values: Float64Array): void {
    this.size = 1;
    while (this.size < values.length) this.size *= 2;
    this.nodes = new Float64Array(this.size * 2).fill(Infinity);
    for (let slot = 0; slot < values.length; slot += 1) {
      const value = values[slot]!;
      if (value === value) this.nodes[this.size + slot] = value * this.sign;
    }
    for (let node = this.size - 1; node > 0; node -= 1) this.nodes[node] = Math.min(this.nodes[node * 2]!, this.nodes[node * 2 + 1]!);
  }

  /** The slot must be within the range given to `fill`. */
  set(slot: number, value: number): void {
    let node = this.size + slot;
    this.nodes[node] = value === value ? value * this.sign : Infinity;
    for (node >>= 1; node > 0; node >>= 1) {
      const best = Math.min(this.nodes[node * 2]!, this.nodes[node * 2 + 1]!);
      if (this.nodes[node] === best) return;
      this.nodes[node] = best;
    }
  }

  get(): number | null {
    const best = this.nodes[1]!;
    return best === Infinity ? null : best * this.sign + 0;
  }
}
