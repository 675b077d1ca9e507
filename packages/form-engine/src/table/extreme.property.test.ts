import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Extreme } from './extreme.ts';

const number = fc.oneof({ weight: 5, arbitrary: fc.integer({ min: -5, max: 5 }) }, { weight: 1, arbitrary: fc.constant(NaN) });

describe('the extremes of changing numbers', () => {
  it('are the minimum and the maximum after each change', () => {
    const slots = fc.array(number, { minLength: 1, maxLength: 9 });
    fc.assert(
      fc.property(
        fc.boolean(),
        slots,
        fc.array(fc.tuple(fc.nat(8), number, fc.boolean()), { maxLength: 30 }),
        (isLargest, first, changes) => {
          const values = Float64Array.from(first);
          const extreme = new Extreme(isLargest);
          const expected = (): number | null => {
            const numbers = [...values].filter((value) => !Number.isNaN(value));
            return numbers.length === 0 ? null : isLargest ? Math.max(...numbers) : Math.min(...numbers);
          };
          const seen = [[extreme.of(values), expected()]];

          for (const [at, value, isAsked] of changes) {
            const slot = at % values.length;
            const before = values[slot]!;
            values[slot] = value;
            extreme.changed(slot, before, value);
            if (isAsked) seen.push([extreme.of(values), expected()]);
          }

          seen.push([extreme.of(values), expected()]);
          for (const [found, wanted] of seen) expect(found).toBe(wanted);
        },
      ),
      { numRuns: cases(500) },
    );
  });
});
