import { Decimal } from '@inkstone/formula';
import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RowInput } from '../interfaces/row.ts';
import { NumberColumn } from './number-column.ts';

const value = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -1000, max: 1000 }),
  fc.integer({ min: -99_999_999, max: 99_999_999 }).chain((n) => fc.nat(9).map((decimals) => Number(`${n}e-${decimals}`))),
  fc.constantFrom(999_999_999_999_999, -999_999_999_999_999, 0.000000001, '12345678901234567890.123', '1e-12', 1e-12, 123456789012.345),
);
const write = fc.record({ slot: fc.nat(12), value, ask: fc.constantFrom('sum', 'avg', 'min', 'max', 'count', null) });

const exact = (value: unknown): Decimal => new Decimal(value as number);

function expected(values: readonly (number | string)[]): Record<'sum' | 'avg' | 'min' | 'max' | 'count', string | null> {
  const decimals = values.map(exact);
  const total = decimals.reduce((sum, next) => sum.plus(next), new Decimal(0));
  const none = decimals.length === 0;
  return {
    sum: total.toDecimalPlaces(8).toString(),
    avg: none ? null : total.dividedBy(decimals.length).toDecimalPlaces(8).toString(),
    min: none ? null : Decimal.min(...decimals).toString(),
    max: none ? null : Decimal.max(...decimals).toString(),
    count: String(decimals.length),
  };
}

describe('a column of numbers', () => {
  it('returns every value, and exact aggregates after any writes', () => {
    fc.assert(
      fc.property(fc.array(write, { maxLength: 60 }), (writes) => {
        const column = new NumberColumn(null);
        const plain = new Map<number, number | string | null>();
        for (const { slot, value: next, ask } of writes) {
          column.set(slot, next);
          plain.set(slot, next);
          if (ask) column.aggregate(ask);
        }

        const present = [...plain.values()].filter((kept) => kept !== null);
        for (const [slot, kept] of plain) expect(column.get(slot)).toBe(kept);
        for (const [name, result] of Object.entries(expected(present))) {
          const aggregate = column.aggregate(name as 'sum');
          expect(aggregate === null ? null : exact(aggregate).toString()).toBe(result);
        }
      }),
      { numRuns: cases(500) },
    );
  });

  it('filled with the values of rows holds what setting them one by one leaves, and names the slots that were set', () => {
    const given = fc.oneof({ weight: 5, arbitrary: value }, fc.constantFrom(undefined, 'wrong'));
    const slots = fc.shuffledSubarray(Array.from({ length: 12 }, (_, slot) => slot));
    fc.assert(
      fc.property(fc.array(write, { maxLength: 6 }), slots, fc.array(given, { minLength: 12, maxLength: 12 }), (before, into, raws) => {
        const [filled, single] = [new NumberColumn(null), new NumberColumn(null)];
        for (const { slot, value: next } of before) for (const column of [filled, single]) column.set(slot, next);
        const rejected: number[] = [];

        const set = filled.fill(into, into.map((_, index) => ({ n: raws[index] })) as RowInput[], 'n', {
          capacity: 13,
          decode: (raw) => (raw === 'wrong' ? undefined : (raw as number)),
          rejected: (slot) => rejected.push(slot),
        });

        const isSet = (index: number): boolean => raws[index] !== undefined && raws[index] !== 'wrong';
        for (const [index, slot] of into.entries()) if (isSet(index)) single.set(slot, raws[index] as number);
        expect(set).toEqual(into.filter((_, index) => isSet(index)));
        expect(rejected).toEqual(into.filter((_, index) => raws[index] === 'wrong'));
        for (let slot = 0; slot < 13; slot += 1) expect(filled.get(slot)).toBe(single.get(slot));
        for (const name of ['sum', 'avg', 'min', 'max', 'count'] as const) expect(filled.aggregate(name)).toEqual(single.aggregate(name));
      }),
      { numRuns: cases(500) },
    );
  });
});
