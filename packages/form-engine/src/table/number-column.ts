import {
  compareNumbers,
  Decimal,
  decimalsOf,
  divideNumbers,
  FormulaError,
  fromScaled,
  maxScale,
  powerOfTen,
  rescaled,
  roundNumber,
  toScaled,
  type AggregateName,
  type FormulaInput,
} from '@inkstone/formula';
import { limits, type FieldValue } from '@inkstone/schema';
import type { IntegerColumn } from '../plan/sheet/column-arithmetic.ts';
import type { RowInput } from '../interfaces/row.ts';
import type { Column, ColumnFilling } from './column.ts';
import { ExactSum } from './exact-sum.ts';
import { Extreme } from './extreme.ts';
import { FilledSlots } from './filled-slots.ts';

type ExactNumber = number | Decimal;

/**
 * A column of numbers as integers of one scale (the most decimals seen), empty as NaN. Numbers that do not fit into 15 digits and nine
 * decimals are kept exactly in `overflow` and marked by Infinity. Aggregates are computed on first use and then updated with each change.
 */
export class NumberColumn implements Column {
  /** Read by the arithmetic over whole columns. */
  integers: Float64Array = noIntegers;
  scale = 0;
  private overflow = new Map<number, FieldValue>();
  /** Counted on first use. */
  private count: number | undefined;
  private sum: ExactSum | undefined;
  private minimum: Extreme | undefined;
  private maximum: Extreme | undefined;

  private readonly decimals: number | null;

  /** `decimals`: the decimals to which the column's control rounds; null if only the control knows. */
  constructor(decimals: number | null) {
    this.decimals = decimals;
  }

  acceptsAsIs(value: number): boolean {
    if (Number.isInteger(value)) return value < 1e15 && value > -1e15;
    return this.decimals !== null && this.decimals <= maxScale && !Number.isNaN(toScaled(value, this.decimals));
  }

  fill(slots: readonly number[], rows: readonly RowInput[], key: string, filling: ColumnFilling): readonly number[] {
    this.forgetAggregates();
    this.grow(filling.capacity);
    const filled = new FilledSlots(slots);
    for (let index = 0; index < rows.length; index += 1) {
      const next = this.putAll(index, slots, rows, key);
      filled.setUntil(index, next);
      if (next === rows.length) break;
      index = next;
      const raw = rows[index]![key];
      if (raw !== undefined && this.decodeInto(slots[index]!, raw, filling)) filled.set(index);
      else filled.leaveOut(index);
    }
    return filled.all;
  }

  release(): Column {
    const released = new NumberColumn(this.decimals);
    released.integers = this.integers;
    released.scale = this.scale;
    released.overflow = this.overflow;
    this.integers = noIntegers;
    this.scale = 0;
    this.overflow = new Map();
    this.forgetAggregates();
    return released;
  }

  /** The integers for slots below `length`; null if some number is in `overflow`. */
  upTo(length: number): IntegerColumn | null {
    if (this.overflow.size > 0) return null;
    this.grow(length);
    const integers = this.integers.length === length ? this.integers : this.integers.subarray(0, length);
    return { integers, scale: this.scale, isShared: true };
  }

  get(slot: number): FieldValue {
    const integer = slot < this.integers.length ? this.integers[slot]! : NaN;
    if (integer === Infinity) return this.overflow.get(slot)!;
    return integer === integer ? fromScaled(integer, this.scale) : null;
  }

  input(slot: number): FormulaInput {
    return numberOf(this.get(slot));
  }

  set(slot: number, value: FieldValue): void {
    this.grow(slot + 1);
    const integer = this.scaled(value);
    const before = this.integers[slot]!;
    if (this.count !== undefined) this.count += Number(integer === integer) - Number(before === before);
    if (before === Infinity) this.overflow.delete(slot);
    if (integer === Infinity) this.overflow.set(slot, value);
    this.integers[slot] = integer;
    if (this.sum) {
      if (Number.isFinite(before)) this.sum.add(-before);
      if (Number.isFinite(integer)) this.sum.add(integer);
    }
    this.minimum?.changed(slot, before, integer);
    this.maximum?.changed(slot, before, integer);
  }

  /** Replaces the whole column by computed integers, exact or empty. */
  replace({ integers, scale }: IntegerColumn): void {
    this.integers = integers;
    this.scale = scale;
    this.overflow.clear();
    this.forgetAggregates();
  }

  aggregate(name: AggregateName): FormulaInput {
    switch (name) {
      case 'count':
        return this.counted();
      case 'sum':
        return rounded(this.total());
      case 'avg': {
        const count = this.counted();
        if (count === 0) return null;
        const average = divideNumbers(this.total(), count);
        return average instanceof FormulaError ? undefined : rounded(average);
      }
      case 'min':
        return this.extreme(-1, (this.minimum ??= new Extreme(false)));
      case 'max':
        return this.extreme(1, (this.maximum ??= new Extreme(true)));
    }
  }

  /** Returns false if the value was rejected. */
  private decodeInto(slot: number, raw: unknown, filling: ColumnFilling): boolean {
    const value = typeof raw === 'number' && this.acceptsAsIs(raw) ? raw : filling.decode(raw);
    if (value === undefined) filling.rejected(slot);
    else this.set(slot, value);
    return value !== undefined;
  }

  /**
   * Fast path for nearly all values: puts numbers that need neither decoding nor another scale into empty slots, up to the first other
   * value, and returns its index. It does what `toScaled` does, with the power of ten looked up once: sheets have many cells.
   */
  private putAll(from: number, slots: readonly number[], rows: readonly RowInput[], key: string): number {
    const { scale, integers, decimals } = this;
    const takesFractions = decimals !== null && scale <= decimals;
    const power = powerOfTen(scale);
    let index = from;
    for (; index < rows.length; index += 1) {
      const value = rows[index]![key];
      if (typeof value !== 'number' || !(takesFractions || Number.isInteger(value))) break;
      const integer = Math.round(value * power);
      const slot = slots[index]!;
      if (!(integer < 1e15 && integer > -1e15 && integer / power === value) || integers[slot] === integers[slot]) break;
      integers[slot] = integer + 0;
    }
    return index;
  }

  private total(): ExactNumber {
    if (!this.sum) {
      this.sum = new ExactSum();
      this.sum.addAll(this.integers);
    }
    let total = this.sum.at(this.scale);
    for (const value of this.overflow.values()) total = new Decimal(total).plus(numberOf(value)!);
    return total;
  }

  private extreme(direction: 1 | -1, extreme: Extreme): FormulaInput {
    if (this.overflow.size === 0) {
      const best = extreme.of(this.integers);
      return best === null ? null : fromScaled(best, this.scale);
    }
    let best: ExactNumber | null = null;
    for (let slot = 0; slot < this.integers.length; slot += 1) {
      const value = numberOf(this.get(slot));
      if (value !== null && (best === null || compareNumbers(value, best) * direction > 0)) best = value;
    }
    return best;
  }

  private counted(): number {
    if (this.count !== undefined) return this.count;
    const { integers } = this;
    let count = 0;
    for (let slot = 0; slot < integers.length; slot += 1) if (integers[slot] === integers[slot]) count += 1;
    return (this.count = count);
  }

  private forgetAggregates(): void {
    this.count = undefined;
    this.sum = undefined;
    this.minimum = undefined;
    this.maximum = undefined;
  }

  private scaled(value: FieldValue): number {
    if (value === null) return NaN;
    if (typeof value !== 'number') return Infinity;
    const integer = toScaled(value, this.scale);
    if (integer === integer) return integer;
    const scale = decimalsOf(value, this.scale + 1);
    if (scale < 0) return Infinity;
    this.widen(scale);
    return toScaled(value, scale);
  }

  /** Happens at most nine times per column. */
  private widen(scale: number): void {
    const { integers, scale: before } = this;
    for (let slot = 0; slot < integers.length; slot += 1) {
      const integer = integers[slot]!;
      if (!Number.isFinite(integer)) continue;
      const wider = rescaled(integer, before, scale);
      if (wider < 1e15 && wider > -1e15) integers[slot] = wider;
      else {
        this.overflow.set(slot, fromScaled(integer, before));
        integers[slot] = Infinity;
      }
    }
    this.scale = scale;
    this.forgetAggregates();
  }

  private grow(length: number): void {
    if (length <= this.integers.length) return;
    const grown = new Float64Array(Math.max(length, this.integers.length * 2, 8)).fill(NaN);
    grown.set(this.integers);
    this.integers = grown;
    this.minimum?.grown(grown);
    this.maximum?.grown(grown);
  }
}

/** Shared by all columns that hold nothing yet: it has no place to write to. */
const noIntegers = new Float64Array(0);

function numberOf(value: FieldValue): ExactNumber | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? new Decimal(value) : null;
}

function rounded(value: ExactNumber): ExactNumber {
  return roundNumber(value, limits.aggregateDecimals);
}
