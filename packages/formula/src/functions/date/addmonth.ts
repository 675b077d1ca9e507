import { shiftMonths } from '../../values/calendar.ts';
import { epochDayOf, withEpochDay } from '../../values/formula-date.ts';
import { defineFunction } from '../formula-function.ts';
import { date, integer } from '../parameter.ts';

export const addmonth = defineFunction({
  name: 'addmonth',
  category: 'date',
  parameters: [date('date', '日期', 'date'), integer('months', '月數', 'months')],
  returns: 'date',
  evaluate: (context, value, months) => withEpochDay(value, shiftMonths(epochDayOf(value, context.timeZone), months), context.timeZone),
});
