import { epochDayOf, withEpochDay } from '../../values/formula-date.ts';
import { defineFunction } from '../formula-function.ts';
import { date, integer } from '../parameter.ts';

export const addday = defineFunction({
  name: 'addday',
  category: 'date',
  parameters: [date('date', '日期', 'date'), integer('days', '天數', 'days')],
  returns: 'date',
  evaluate: (context, value, days) => withEpochDay(value, epochDayOf(value, context.timeZone) + days, context.timeZone),
});
