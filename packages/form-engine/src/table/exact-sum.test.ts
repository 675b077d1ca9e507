import { Decimal } from '@inkstone/formula';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ExactSum } from './exact-sum.ts';

describe('a sum of integers', () => {
  it('stays exact far beyond the range of a double, while numbers are added and removed', () => {
    const large = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 });
    fc.assert(
      fc.property(fc.array(large, { maxLength: 60 }), fc.nat(9), (integers, scale) => {
        const sum = new ExactSum();
        sum.addAll(Float64Array.from([NaN, ...integers, Infinity]));
        for (const integer of integers.slice(0, 5)) sum.add(-integer);

        const expected = integers.slice(5).reduce((total, integer) => total + BigInt(integer), 0n);
        expect(new Decimal(sum.at(scale)).times(new Decimal(10).pow(scale)).toFixed(0)).toBe(expected.toString());
      }),
    );
  });
});
