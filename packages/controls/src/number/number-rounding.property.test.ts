import { Decimal, roundNumber } from '@inkstone/formula';
import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalOf, numberFormatCodes, numberFormatOf, numberValueOf, roundEntered } from '../values/number-format.ts';
import { numberModel } from './number.model.ts';

const format = fc.constantFrom(...numberFormatCodes, undefined).map((code) => ({ name: 'n', format: code }));
const number = fc.oneof(
  fc.integer({ min: -99_999, max: 99_999 }).map((integer) => integer / 1000),
  fc.constantFrom(0, -0, 0.5, -0.5, 2.5, -2.5, 999_999_999_999_999, 1e15, 123_456_789.123_456, 0.123_456_789_5),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }),
);

describe('a number control', () => {
  test('provides the engine with its rounding of computed values', () => {
    fc.assert(
      fc.property(format, number, (options, value) => {
        const decimals = numberModel.decimals!(options);
        fc.pre(decimals !== null);

        const rounded = roundNumber(new Decimal(value), decimals!, numberModel.roundsDown!(options) ? 'down' : 'half');

        expect(numberModel.fromFormula(new Decimal(value), options, 'UTC')).toBe(numberValueOf(new Decimal(rounded)));
      }),
      { numRuns: cases(300) },
    );
  });

  test('reads numbers with few digits like any other', () => {
    fc.assert(
      fc.property(format, number, (options, value) => {
        const exact = numberValueOf(roundEntered(decimalOf(value)!, numberFormatOf(options)));

        expect(numberModel.decode(value, options)).toEqual({ ok: true, value: exact });
      }),
      { numRuns: cases(300) },
    );
  });
});
