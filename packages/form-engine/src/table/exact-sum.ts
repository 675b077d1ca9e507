import { Decimal, fromScaled } from '@inkstone/formula';

const limb = 1e8;
const carryAt = 2 ** 51;

/**
 * The exact sum of integers below 1e15 held in doubles, for any number of additions and removals: a low part and a high part in units of
 * 1e8, both far below 2^53.
 */
export class ExactSum {
  private low = 0;
  private high = 0;

  reset(): void {
    this.low = 0;
    this.high = 0;
  }

  add(integer: number): void {
    this.low += integer;
    if (this.low > carryAt || this.low < -carryAt) this.carry();
  }

  /** Adds all finite numbers. */
  addAll(integers: Float64Array): void {
    let { low } = this;
    for (let index = 0; index < integers.length; index += 1) {
      const integer = integers[index]!;
      if (integer - integer !== 0) continue;
      low += integer;
      if (low <= carryAt && low >= -carryAt) continue;
      this.low = low;
      this.carry();
      ({ low } = this);
    }
    this.low = low;
  }

  private carry(): void {
    const carried = Math.trunc(this.low / limb);
    this.high += carried;
    this.low -= carried * limb;
  }

  /** The sum divided by ten to the power of `scale`. */
  at(scale: number): number | Decimal {
    const total = this.high * limb + this.low;
    const short = Number.isSafeInteger(this.high * limb) && Number.isSafeInteger(total) ? fromScaled(total, scale) : null;
    return short ?? new Decimal(this.high).times(limb).plus(this.low).dividedBy(new Decimal(10).pow(scale));
  }
}
