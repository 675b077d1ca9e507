import { defineFunction } from '../formula-function.ts';
import { number } from '../parameter.ts';

export const abs = defineFunction({
  name: 'abs',
  category: 'math',
  parameters: [number('value', '數值', 'value')],
  returns: 'number',
  evaluate: (_, value) => (typeof value === 'number' ? Math.abs(value) : value.abs()),
});
