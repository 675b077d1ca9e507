import { roundNumber } from '../../values/arithmetic.ts';
import { defineFunction } from '../formula-function.ts';
import { number } from '../parameter.ts';

export const intdown = defineFunction({
  name: 'intdown',
  category: 'math',
  parameters: [number('value', '數值', 'value')],
  returns: 'number',
  description: {
    zh: '不大於該數的最大整數。',
    en: 'The largest whole number that is not above it.',
  },
  examples: [
    { formula: 'intdown(1.9)', result: 1 },
    { formula: 'intdown(-1.1)', result: -2 },
    { formula: "intdown('')", result: null },
  ],
  evaluate: (_, value) => roundNumber(value, 0, 'down'),
});
