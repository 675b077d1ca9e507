import {
  compareNumbers,
  Decimal,
  decimalsOf,
  divideNumbers,
  FormulaError,
  fromScaled,
  maxScale,
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
  private count = 0;
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
    this.grow(lengthFor(slots));
    const filled = new FilledSlots(slots);
    for (let index = 0; index < rows.length; index += 1) {
      const raw = rows[index]![key];
      if (typeof raw === 'number' && this.put(slots[index]!, raw)) filled.set(index);
      else if (raw !== undefined && this.decodeInto(slots[index]!, raw, filling)) filled.set(index);
      else filled.leaveOut(index);
    }
    return filled.all;
  }

  release(): Column {
    const released = new NumberColumn(this.decimals);
    released.integers = this.integers;
    released.scale = this.scale;
    released.overflow = this.overflow;
    released.count = this.count;
    this.integers = noIntegers;
    this.scale = 0;
    this.overflow = new Map();
    this.count = 0;
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
    this.count += Number(integer === integer) - Number(before === before);
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
    this.count = 0;
    for (let slot = 0; slot < integers.length; slot += 1) if (integers[slot] === integers[slot]) this.count += 1;
    this.forgetAggregates();
  }

  aggregate(name: AggregateName): FormulaInput {
    switch (name) {
      case 'count':
        return this.count;
      case 'sum':
        return rounded(this.total());
      case 'avg': {
        if (this.count === 0) return null;
        const average = divideNumbers(this.total(), this.count);
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
   * Fast path for nearly all values: puts a number that needs neither decoding nor another scale into an empty slot; returns whether it
   * did.
   */
  private put(slot: number, value: number): boolean {
    const { scale, integers, decimals } = this;
    const integer = toScaled(value, scale);
    const isWanted = Number.isInteger(value) || (decimals !== null && scale <= decimals);
    if (integer !== integer || !isWanted || integers[slot] === integers[slot]) return false;
    integers[slot] = integer;
    this.count += 1;
    return true;
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

  private forgetAggregates(): void {
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

/** How long a column must be to hold the slots. */
function lengthFor(slots: readonly number[]): number {
  let length = 0;
  for (let index = 0; index < slots.length; index += 1) if (slots[index]! >= length) length = slots[index]! + 1;
  return length;
}

function numberOf(value: FieldValue): ExactNumber | null {
  if (typeof value === 'number') return value;
  return typeof value === 'string' ? new Decimal(value) : null;
}

function rounded(value: ExactNumber): ExactNumber {
  return roundNumber(value, limits.aggregateDecimals);
}
