import { extremeOf } from './extreme.ts';
import { defineFunction } from '../formula-function.ts';
import { any, repeated } from '../parameter.ts';

export const min = defineFunction({
  name: 'min',
  category: 'aggregate',
  parameters: [repeated(any('values', '值', 'values'))],
  returns: 'any',
  handsOn: () => true,
  wholeColumns: true,
  aggregate: 'min',
  description: {
    zh: '最小的數值或最早的日期。空值略過；沒有值時為空。',
    en: 'The smallest of the numbers, or the earliest of the dates. Empty values are left out; without any it is empty.',
  },
  examples: [
    { formula: 'min(2, 3, 1)', result: 1 },
    { formula: "min('')", result: null },
    { formula: 'min(today(), addday(today(), 1))', result: '2024-05-17' },
    { formula: "min(1, 'a')", result: 'error:WrongType' },
  ],
  evaluate: (context, values) => extremeOf(values, -1, context),
});
