import { datePartsOf } from '../../values/formula-date.ts';
import { defineFunction } from '../formula-function.ts';
import { date } from '../parameter.ts';

export const year = defineFunction({
  name: 'year',
  category: 'date',
  parameters: [date('date', '日期', 'date')],
  returns: 'number',
  description: {
    zh: '日期的年份。',
    en: 'The year.',
  },
  examples: [
    { formula: "year('2024-05-17')", result: 2024 },
    { formula: "year('')", result: null },
    { formula: 'year(1)', result: 'error:WrongType' },
  ],
  evaluate: (context, value) => datePartsOf(value, context.timeZone).year,
});
