import { roundNumber } from '../../values/arithmetic.ts';
import { defineFunction } from '../formula-function.ts';
import { number } from '../parameter.ts';

export const intdown = defineFunction({
  name: 'intdown',
  category: 'math',
  parameters: [number('value', '數值', 'value')],
  returns: 'number',
  evaluate: (_, value) => roundNumber(value, 0, 'down'),
});
