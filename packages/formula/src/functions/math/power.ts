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
