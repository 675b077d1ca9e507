import { cases } from '@inkstone/testing/cases';
import fc from 'fast-check';
import Nzh from 'nzh';
import { describe, expect, it } from 'vitest';
import { evaluateFormula } from '../../compile-formula.ts';
import { capitalMoney } from './capital-money.ts';

describe('capital money', () => {
  it.each([
    ['1409.50', '壹仟肆佰零玖元伍角整'],
    ['6007.14', '陸仟零柒元壹角肆分'],
    ['107000.53', '壹拾萬柒仟元伍角參分'],
    ['16409.02', '壹萬陸仟肆佰零玖元零貳分'],
    ['0', '零元整'],
    ['0.05', '伍分'],
    ['0.5', '伍角整'],
    ['10', '壹拾元整'],
    ['100000000', '壹億元整'],
    ['100000010', '壹億零壹拾元整'],
    ['9999999999999999', '玖仟玖佰玖拾玖萬玖仟玖佰玖拾玖億玖仟玖佰玖拾玖萬玖仟玖佰玖拾玖元整'],
    ['10000000000000000', '壹億億元整'],
    ['-0.1', '負壹角整'],
    ['1.005', '壹元零壹分'],
    ['-0.001', '零元整'],
  ])('writes %s as %s', (amount, written) => {
    const sign = amount.startsWith('-') ? '-' : '';

    expect(evaluateFormula(`uppermoney(${sign}${amount.replace('-', '')})`)).toBe(written);
  });

  it('refuses more than 1e16', () => {
    expect(evaluateFormula('uppermoney(10000000000000001)')).toMatchObject({ error: 'NumberTooLarge' });
  });

  it('agrees with an independent implementation below 1e12', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 99_999_999_999_999n }), (cents) => {
        const text = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
        const other = Nzh.hk.toMoney(text, { outSymbol: false }).replace('圓', '元').replace(/整$/, '');

        // The other implementation omits 整 in some cases where the rule requires it.
        expect(capitalMoney(cents).replace(/整$/, '')).toBe(other);
      }),
      { numRuns: cases(2000) },
    );
  });

  it('can be parsed back to the same amount, up to 1e16', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }), (cents) => {
        expect(readCapitalMoney(capitalMoney(cents))).toBe(cents);
      }),
      { numRuns: cases(5000), examples: [[0n], [10n ** 18n], [-(10n ** 18n)], [100_000_000_000_000_005n], [1_000_000_000_010_000n]] },
    );
  });

  it('writes no repeated zero, no zero at the start, and none before a unit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 18n }), (cents) => {
        expect(capitalMoney(cents)).not.toMatch(/零零|^零|零[拾佰仟萬億元角分]/);
      }),
      { numRuns: cases(5000) },
    );
  });
});

/** Parses capital numerals to an amount in cents by adding digits times units. */
function readCapitalMoney(text: string): bigint {
  if (text.startsWith('負')) return -readCapitalMoney(text.slice(1));
  const [, whole = '', rest = ''] = /^(?:(.*)元)?(.*?)整?$/.exec(text)!;
  const tenths = /(.)角/.exec(rest)?.[1];
  const hundredths = /(.)分/.exec(rest)?.[1];
  const small = (tenths ? 10 * '零壹貳參肆伍陸柒捌玖'.indexOf(tenths) : 0) + (hundredths ? '零壹貳參肆伍陸柒捌玖'.indexOf(hundredths) : 0);
  return readGroups(whole, ['億', '萬'], [100_000_000n, 10_000n]) * 100n + BigInt(small);
}

function readGroups(text: string, [name, ...names]: readonly string[], [size, ...sizes]: readonly bigint[]): bigint {
  if (name === undefined) return readThousands(text);
  const at = text.lastIndexOf(name);
  if (at < 0) return readGroups(text, names, sizes);
  return readGroups(text.slice(0, at), [name, ...names], [size!, ...sizes]) * size! + readGroups(text.slice(at + 1), names, sizes);
}

function readThousands(text: string): bigint {
  let sum = 0;
  for (const [, digit, unit] of text.matchAll(/([壹貳參肆伍陸柒捌玖])([拾佰仟]?)/g)) {
    sum += '零壹貳參肆伍陸柒捌玖'.indexOf(digit!) * { '': 1, 拾: 10, 佰: 100, 仟: 1000 }[unit!]!;
  }
  return BigInt(sum);
}
