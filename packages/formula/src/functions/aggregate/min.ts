import { extremeOf } from './extreme.ts';
import { defineFunction } from '../formula-function.ts';
import { any, repeated } from '../parameter.ts';

export const min = defineFunction({
  name: 'min',
  category: 'aggregate',
  parameters: [repeated(any('values', '值', 'values'))],
  returns: 'any',
  returnsArgument: () => true,
  wholeColumns: true,
  aggregate: 'min',
  evaluate: (context, values) => extremeOf(values, -1, context),
});
