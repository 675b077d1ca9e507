import { shiftMonths } from '../../values/calendar.ts';
import { epochDayOf, withEpochDay } from '../../values/formula-date.ts';
import { defineFunction } from '../formula-function.ts';
import { date, integer } from '../parameter.ts';

export const addyear = defineFunction({
  name: 'addyear',
  category: 'date',
  parameters: [date('date', '日期', 'date'), integer('years', '年數', 'years')],
  returns: 'date',
  evaluate: (context, value, years) => withEpochDay(value, shiftMonths(epochDayOf(value, context.timeZone), years * 12), context.timeZone),
});
