import { defineFunction } from '../formula-function.ts';
import { number } from '../parameter.ts';

export const abs = defineFunction({
  name: 'abs',
  category: 'math',
  parameters: [number('value', '數值', 'value')],
  returns: 'number',
  description: {
    zh: '絕對值。',
    en: 'The number without its sign.',
  },
  examples: [
    { formula: 'abs(-2.5)', result: 2.5 },
    { formula: 'abs(3)', result: 3 },
  ],
  evaluate: (_, value) => (typeof value === 'number' ? Math.abs(value) : value.abs()),
});
