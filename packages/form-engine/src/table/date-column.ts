import { FormulaDate, type AggregateName, type FormulaInput } from '@inkstone/formula';
import type { FieldValue } from '@inkstone/schema';
import type { Column } from './column.ts';
import { ExtremeTree } from './extreme-tree.ts';
import { PlainColumn } from './plain-column.ts';

type Precision = FormulaDate['precision'];

/** A column of dates: the earliest and the latest date are computed on first use and then updated with each change. */
export class DateColumn extends PlainColumn {
  /** Days or milliseconds by slot, empty as NaN; undefined until first used. */
  private epochs: Float64Array | undefined;
  private precisions: (Precision | undefined)[] = [];
  private readonly counts = { day: 0, instant: 0 };
  private earliest = new ExtremeTree(false);
  private latest = new ExtremeTree(true);

  override set(slot: number, value: FieldValue): void {
    super.set(slot, value);
    if (!this.epochs) return;
    if (slot >= this.epochs.length) this.epochs = undefined;
    else this.update(slot);
  }

  override release(): Column {
    this.epochs = undefined;
    return super.release();
  }

  override aggregate(name: AggregateName): FormulaInput {
    if (name !== 'min' && name !== 'max') return super.aggregate(name);
    this.read();
    // Comparing days with instants needs the time zone, which is left to the formula.
    if (this.counts.day > 0 && this.counts.instant > 0) return undefined;
    const epoch = (name === 'min' ? this.earliest : this.latest).get();
    return epoch === null ? null : new FormulaDate(this.counts.day > 0 ? 'day' : 'instant', epoch);
  }

  private read(): void {
    if (this.epochs) return;
    const epochs = new Float64Array(Math.max(8, this.length * 2)).fill(NaN);
    this.epochs = epochs;
    this.precisions = [];
    this.counts.day = this.counts.instant = 0;
    for (let slot = 0; slot < this.length; slot += 1) this.record(slot, this.input(slot));
    this.earliest.fill(epochs);
    this.latest.fill(epochs);
  }

  private update(slot: number): void {
    this.record(slot, this.input(slot));
    this.earliest.set(slot, this.epochs![slot]!);
    this.latest.set(slot, this.epochs![slot]!);
  }

  private record(slot: number, date: FormulaInput): void {
    const before = this.precisions[slot];
    if (before) this.counts[before] -= 1;
    const after = date instanceof FormulaDate ? date.precision : undefined;
    if (after) this.counts[after] += 1;
    this.precisions[slot] = after;
    this.epochs![slot] = date instanceof FormulaDate ? date.epoch : NaN;
  }
}
