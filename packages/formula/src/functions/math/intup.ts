import { roundNumber } from '../../values/arithmetic.ts';
import { defineFunction } from '../formula-function.ts';
import { number } from '../parameter.ts';

export const intup = defineFunction({
  name: 'intup',
  category: 'math',
  parameters: [number('value', '數值', 'value')],
  returns: 'number',
  evaluate: (_, value) => roundNumber(value, 0, 'up'),
});
