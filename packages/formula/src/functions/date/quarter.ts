import { datePartsOf } from '../../values/formula-date.ts';
import { defineFunction } from '../formula-function.ts';
import { date } from '../parameter.ts';

export const quarter = defineFunction({
  name: 'quarter',
  category: 'date',
  parameters: [date('date', '日期', 'date')],
  returns: 'number',
  description: {
    zh: '日期所在的季，1 到 4。',
    en: 'The quarter, 1 to 4.',
  },
  examples: [
    { formula: "quarter('2024-05-17')", result: 2 },
    { formula: "quarter('2024-12-31')", result: 4 },
  ],
  evaluate: (context, value) => Math.ceil(datePartsOf(value, context.timeZone).month / 3),
});
