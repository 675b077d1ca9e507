import { roundNumber } from '../../values/arithmetic.ts';
import { defineFunction } from '../formula-function.ts';
import { number } from '../parameter.ts';

export const intup = defineFunction({
  name: 'intup',
  category: 'math',
  parameters: [number('value', '數值', 'value')],
  returns: 'number',
  description: {
    zh: '不小於該數的最小整數。',
    en: 'The smallest whole number that is not below it.',
  },
  examples: [
    { formula: 'intup(1.1)', result: 2 },
    { formula: 'intup(-1.9)', result: -1 },
    { formula: "intup('')", result: null },
  ],
  evaluate: (_, value) => roundNumber(value, 0, 'up'),
});
