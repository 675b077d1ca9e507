import { defineFunction } from '../formula-function.ts';
import { number, repeated } from '../parameter.ts';
import { totalOf } from './total.ts';

export const sum = defineFunction({
  name: 'sum',
  category: 'aggregate',
  parameters: [repeated(number('values', '數值', 'values'))],
  returns: 'number',
  wholeColumns: true,
  aggregate: 'sum',
  evaluate: (_, values) => totalOf(values),
});
