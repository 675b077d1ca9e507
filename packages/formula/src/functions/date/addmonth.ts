import { shiftMonths } from '../../values/calendar.ts';
import { epochDayOf, withEpochDay } from '../../values/formula-date.ts';
import { defineFunction } from '../formula-function.ts';
import { date, integer } from '../parameter.ts';

export const addmonth = defineFunction({
  name: 'addmonth',
  category: 'date',
  parameters: [date('date', '日期', 'date'), integer('months', '月數', 'months')],
  returns: 'date',
  description: {
    zh: '加上若干月；該月沒有這一天時取月底。',
    en: 'The date some months on; where the month has no such day, its last.',
  },
  examples: [
    { formula: "addmonth('2024-01-31', 1)", result: '2024-02-29' },
    { formula: "addmonth('2024-03-31', -1)", result: '2024-02-29' },
  ],
  evaluate: (context, value, months) => withEpochDay(value, shiftMonths(epochDayOf(value, context.timeZone), months), context.timeZone),
});
