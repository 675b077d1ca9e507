import { datePartsOf } from '../../values/formula-date.ts';
import { defineFunction } from '../formula-function.ts';
import { date } from '../parameter.ts';

export const month = defineFunction({
  name: 'month',
  category: 'date',
  parameters: [date('date', '日期', 'date')],
  returns: 'number',
  description: {
    zh: '日期的月份，1 到 12。',
    en: 'The month, 1 to 12.',
  },
  examples: [
    { formula: "month('2024-05-17')", result: 5 },
    { formula: "month('')", result: null },
    { formula: 'month(1)', result: 'error:WrongType' },
  ],
  evaluate: (context, value) => datePartsOf(value, context.timeZone).month,
});
