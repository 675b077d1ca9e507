import { roundNumber } from '../../values/arithmetic.ts';
import { defineFunction } from '../formula-function.ts';
import { integer, number, optional } from '../parameter.ts';

export const round = defineFunction({
  name: 'round',
  category: 'math',
  parameters: [number('value', '數值', 'value'), optional(integer('decimals', '小數位數', 'decimals'))],
  returns: 'number',
  evaluate: (_, value, decimals = 0) => roundNumber(value, decimals),
});
