import { moduloNumbers } from '../../values/arithmetic.ts';
import { defineFunction } from '../formula-function.ts';
import { number } from '../parameter.ts';

export const mod = defineFunction({
  name: 'mod',
  category: 'math',
  parameters: [number('value', '被除數', 'value'), number('divisor', '除數', 'divisor')],
  returns: 'number',
  evaluate: (_, value, divisor) => moduloNumbers(value, divisor),
});
