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

  it('agrees with an independent writer of amounts below 1e12', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 99_999_999_999_999n }), (cents) => {
        const text = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;
        const other = Nzh.hk.toMoney(text, { outSymbol: false }).replace('圓', '元').replace(/整$/, '');

        // The other writer leaves out 整 in some places where the rule has it.
        expect(capitalMoney(cents).replace(/整$/, '')).toBe(other);
      }),
      { numRuns: 2000 },
    );
  });
});
