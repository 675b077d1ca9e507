import { compareNumbers, isZero, toDecimal } from '../../values/arithmetic.ts';
import { FormulaError } from '../../values/formula-error.ts';
import { defineFunction } from '../formula-function.ts';
import { number } from '../parameter.ts';

const largestExponent = 1000;

export const power = defineFunction({
  name: 'power',
  category: 'math',
  parameters: [number('base', '底數', 'base'), number('exponent', '指數', 'exponent')],
  returns: 'number',
  cost: 200,
  description: {
    zh: '底數的次方，指數在 -1000 到 1000 之間。',
    en: 'The base raised to the exponent, which lies between -1000 and 1000.',
  },
  examples: [
    { formula: 'power(2, 10)', result: 1024 },
    { formula: 'power(4, 0.5)', result: 2 },
    { formula: 'power(0, -1)', result: 'error:DivisionByZero' },
    { formula: 'power(-8, 0.5)', result: 'error:WrongArgument' },
  ],
  evaluate: (_, base, exponent) => {
    if (compareNumbers(exponent, largestExponent) > 0 || compareNumbers(exponent, -largestExponent) < 0) {
      return new FormulaError('WrongArgument', { expected: 'exponent' });
    }
    if (isZero(base) && compareNumbers(exponent, 0) < 0) return new FormulaError('DivisionByZero');
    const result = toDecimal(base).pow(exponent);
    if (result.isNaN()) return new FormulaError('WrongArgument', { expected: 'exponent' });
    return result.isFinite() ? result : new FormulaError('NumberTooLarge');
  },
});
