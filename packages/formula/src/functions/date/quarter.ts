import { datePartsOf } from '../../values/formula-date.ts';
import { defineFunction } from '../formula-function.ts';
import { date } from '../parameter.ts';

export const quarter = defineFunction({
  name: 'quarter',
  category: 'date',
  parameters: [date('date', '日期', 'date')],
  returns: 'number',
  evaluate: (context, value) => Math.ceil(datePartsOf(value, context.timeZone).month / 3),
});
