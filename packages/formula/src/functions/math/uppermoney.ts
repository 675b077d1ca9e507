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
  evaluate: (_, amount) => {
    const cents = toDecimal(roundNumber(amount, 2)).times(100);
    return cents.abs().greaterThan(largestCents) ? new FormulaError('NumberTooLarge') : capitalMoney(BigInt(cents.toFixed(0)));
  },
});
