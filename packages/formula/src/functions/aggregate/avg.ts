import { defineFunction } from '../formula-function.ts';
import { number, repeated } from '../parameter.ts';
import { averageOf } from './total.ts';

export const avg = defineFunction({
  name: 'avg',
  category: 'aggregate',
  parameters: [repeated(number('values', '數值', 'values'))],
  returns: 'number',
  wholeColumns: true,
  aggregate: 'avg',
  evaluate: (_, values) => averageOf(values),
});
