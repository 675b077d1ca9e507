import { defineFunction } from '../formula-function.ts';
import { any, repeated } from '../parameter.ts';

export const count = defineFunction({
  name: 'count',
  category: 'aggregate',
  parameters: [repeated(any('values', '值', 'values'))],
  returns: 'number',
  wholeColumns: true,
  aggregate: 'count',
  evaluate: (_, values) => values.length,
});
