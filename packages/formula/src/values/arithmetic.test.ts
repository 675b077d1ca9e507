import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addNumbers,
  compareNumbers,
  divideNumbers,
  moduloNumbers,
  multiplyNumbers,
  roundNumber,
  subtractNumbers,
  sumNumbers,
  toDecimal,
  toJsonNumber,
} from './arithmetic.ts';
import { Decimal } from './decimal.ts';
import { FormulaError } from './formula-error.ts';
import type { FormulaNumber } from './formula-value.ts';

/** Numbers as people enter them, and some arbitrary doubles. */
const amount = fc.oneof(
  fc.tuple(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 9 })).map(([integer, decimals]) => integer / 10 ** decimals),
  fc.integer({ min: -1e15, max: 1e15 }),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  fc.constantFrom(0.1, 0.2, 0.3, -0.1, 1e15, 999_999_999_999_999, 0.000_000_1, 1e-10),
);

/** Beyond 40 digits the order of a sum matters, and a division by a tiny number is too large. */
function fitsFortyDigits(value: number): boolean {
  return value === 0 || Math.abs(value) > 1e-6;
}

function exact(value: FormulaNumber | FormulaError): string {
  return value instanceof FormulaError ? value.error : toDecimal(value).plus(0).toString();
}

describe('fast arithmetic equals exact decimal arithmetic', () => {
  const plain = (value: Decimal): string => value.plus(0).toString();

  it.each([
    ['addition', addNumbers, (a: Decimal, b: Decimal) => a.plus(b)],
    ['subtraction', subtractNumbers, (a: Decimal, b: Decimal) => a.minus(b)],
    ['multiplication', multiplyNumbers, (a: Decimal, b: Decimal) => a.times(b)],
  ] as const)('in %s', (_, fast, slow) => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(exact(fast(a, b))).toBe(plain(slow(new Decimal(a), new Decimal(b))));
      }),
      { numRuns: cases(3000) },
    );
  });

  it('in division, to 40 digits', () => {
    fc.assert(
      fc.property(amount, amount.filter(fitsFortyDigits), (a, b) => {
        expect(exact(divideNumbers(a, b))).toBe(b === 0 ? 'DivisionByZero' : plain(new Decimal(a).dividedBy(b)));
      }),
      { numRuns: cases(3000) },
    );
  });

  it('in sums, in any order', () => {
    fc.assert(
      fc.property(fc.array(amount.filter(fitsFortyDigits), { maxLength: 30 }), (values) => {
        const slow = values.reduce((total, value) => total.plus(value), new Decimal(0));

        expect(exact(sumNumbers(values))).toBe(plain(slow));
        expect(exact(sumNumbers(values.toReversed()))).toBe(plain(slow));
      }),
      { numRuns: cases(2000) },
    );
  });

  it.each([
    ['half', Decimal.ROUND_HALF_UP],
    ['up', Decimal.ROUND_CEIL],
    ['down', Decimal.ROUND_FLOOR],
  ] as const)('in rounding %s', (mode, rounding) => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10 }), (value, decimals) => {
        expect(exact(roundNumber(value, decimals, mode))).toBe(plain(new Decimal(value).toDecimalPlaces(decimals, rounding)));
      }),
      { numRuns: cases(2000) },
    );
  });
});

describe('numbers', () => {
  it('round half away from zero on the decimal value', () => {
    expect([1.005, 2.675, -1.005, 0.5, -0.5].map((value) => exact(roundNumber(value, 2)))).toEqual([
      '1.01',
      '2.68',
      '-1.01',
      '0.5',
      '-0.5',
    ]);
  });

  it('have remainders with the sign of the divisor', () => {
    expect(
      [moduloNumbers(-3, 2), moduloNumbers(3, -2), moduloNumbers(5.5, 2), moduloNumbers(-4, 2)].map((value) =>
        exact(value as FormulaNumber),
      ),
    ).toEqual(['1', '-1', '1.5', '0']);
  });

  it('compare by value in both representations', () => {
    expect(compareNumbers(0.1, new Decimal('0.1'))).toBe(0);
    expect(compareNumbers(new Decimal('0.10000000000000000001'), 0.1)).toBeGreaterThan(0);
  });

  it('are JSON numbers up to 15 digits and text beyond', () => {
    expect(toJsonNumber(new Decimal('123456789012345'))).toBe(123_456_789_012_345);
    expect(toJsonNumber(new Decimal('0.1'))).toBe(0.1);
    expect(toJsonNumber(new Decimal('-0'))).toBe(0);
    expect(toJsonNumber(new Decimal('1234567890123456.5'))).toBe('1234567890123456.5');
  });

  it('are an error if they are too large', () => {
    const large = new Decimal(10).pow(299);

    expect(multiplyNumbers(large, large)).toMatchObject({ error: 'NumberTooLarge' });
  });
});
