import { extremeOf } from './extreme.ts';
import { defineFunction } from '../formula-function.ts';
import { any, repeated } from '../parameter.ts';

export const max = defineFunction({
  name: 'max',
  category: 'aggregate',
  parameters: [repeated(any('values', '值', 'values'))],
  returns: 'any',
  handsOn: () => true,
  wholeColumns: true,
  aggregate: 'max',
  description: {
    zh: '最大的數值或最晚的日期。空值略過；沒有值時為空。',
    en: 'The largest of the numbers, or the latest of the dates. Empty values are left out; without any it is empty.',
  },
  examples: [
    { formula: 'max(2, 3, 1)', result: 3 },
    { formula: "max('')", result: null },
    { formula: 'max(today(), addday(today(), 1))', result: '2024-05-18' },
    { formula: "max(1, 'a')", result: 'error:WrongType' },
  ],
  evaluate: (context, values) => extremeOf(values, 1, context),
});
