import { datePartsOf } from '../../values/formula-date.ts';
import { defineFunction } from '../formula-function.ts';
import { date } from '../parameter.ts';

export const day = defineFunction({
  name: 'day',
  category: 'date',
  parameters: [date('date', '日期', 'date')],
  returns: 'number',
  description: {
    zh: '日期的日，1 到 31。',
    en: 'The day of the month, 1 to 31.',
  },
  examples: [
    { formula: "day('2024-05-17')", result: 17 },
    { formula: "day('')", result: null },
    { formula: 'day(1)', result: 'error:WrongType' },
  ],
  evaluate: (context, value) => datePartsOf(value, context.timeZone).day,
});
