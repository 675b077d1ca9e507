import { moduloNumbers } from '../../values/arithmetic.ts';
import { defineFunction } from '../formula-function.ts';
import { number } from '../parameter.ts';

export const mod = defineFunction({
  name: 'mod',
  category: 'math',
  parameters: [number('value', '被除數', 'value'), number('divisor', '除數', 'divisor')],
  returns: 'number',
  description: {
    zh: '相除的餘數，符號與除數相同；除數為 0 時出錯。',
    en: 'The remainder of a division, with the sign of the divisor; a divisor of 0 is an error.',
  },
  examples: [
    { formula: 'mod(7, 3)', result: 1 },
    { formula: 'mod(-3, 2)', result: 1 },
    { formula: 'mod(5.5, 2)', result: 1.5 },
    { formula: 'mod(1, 0)', result: 'error:DivisionByZero' },
  ],
  evaluate: (_, value, divisor) => moduloNumbers(value, divisor),
});
