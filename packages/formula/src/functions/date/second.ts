import { datePartsOf, FormulaDate } from '../../values/formula-date.ts';
import { defineFunction } from '../formula-function.ts';
import { moment } from '../parameter.ts';

export const second = defineFunction({
  name: 'second',
  category: 'date',
  parameters: [moment('value', '時間', 'value')],
  returns: 'number',
  description: {
    zh: '日期或時間的秒，0 到 59；只有日期時為 0。',
    en: 'The second, 0 to 59, of a date or a time; a date alone has 0.',
  },
  examples: [
    { formula: 'second(now())', result: 0 },
    { formula: "second('08:05:09')", result: 9 },
    { formula: 'second(today())', result: 0 },
  ],
  evaluate: (context, value) => (value instanceof FormulaDate ? datePartsOf(value, context.timeZone) : value).second,
});
