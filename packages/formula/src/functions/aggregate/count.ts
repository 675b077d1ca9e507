import { defineFunction } from '../formula-function.ts';
import { any, repeated } from '../parameter.ts';

export const count = defineFunction({
  name: 'count',
  category: 'aggregate',
  parameters: [repeated(any('values', '值', 'values'))],
  returns: 'number',
  wholeColumns: true,
  aggregate: 'count',
  description: {
    zh: '不為空的值的個數。',
    en: 'How many of the values are not empty.',
  },
  examples: [
    { formula: 'count(items.qty)', result: 2 },
    { formula: "count(1, '', 'a')", result: 2 },
    { formula: "count('')", result: 0 },
  ],
  evaluate: (_, values) => values.length,
});
