import { datePartsOf } from '../../values/formula-date.ts';
import { defineFunction } from '../formula-function.ts';
import { date } from '../parameter.ts';

export const year = defineFunction({
  name: 'year',
  category: 'date',
  parameters: [date('date', '日期', 'date')],
  returns: 'number',
  evaluate: (context, value) => datePartsOf(value, context.timeZone).year,
});
