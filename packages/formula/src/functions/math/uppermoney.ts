import { roundNumber, toDecimal } from '../../values/arithmetic.ts';
import { FormulaError } from '../../values/formula-error.ts';
import { capitalMoney } from './capital-money.ts';
import { defineFunction } from '../formula-function.ts';
import { number } from '../parameter.ts';

const largestCents = '1000000000000000000';

export const uppermoney = defineFunction({
  name: 'uppermoney',
  category: 'math',
  parameters: [number('amount', '金額', 'amount')],
  returns: 'text',
  description: {
    zh: '金額的中文大寫，四捨五入到分；負數以「負」開頭。上限為 1e16。',
    en: 'The amount in Chinese capital numerals, rounded to cents; negatives begin with 負. At most 1e16.',
  },
  examples: [
    { formula: 'uppermoney(1409.5)', result: '壹仟肆佰零玖元伍角整' },
    { formula: 'uppermoney(-325.04)', result: '負參佰貳拾伍元零肆分' },
    { formula: 'uppermoney(0)', result: '零元整' },
    { formula: 'uppermoney(100000000)', result: '壹億元整' },
    { formula: "uppermoney('')", result: null },
  ],
  evaluate: (_, amount) => {
    const cents = toDecimal(roundNumber(amount, 2)).times(100);
    return cents.abs().greaterThan(largestCents) ? new FormulaError('NumberTooLarge') : capitalMoney(BigInt(cents.toFixed(0)));
  },
});
