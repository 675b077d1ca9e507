import { shiftMonths } from '../../values/calendar.ts';
import { epochDayOf, withEpochDay } from '../../values/formula-date.ts';
import { defineFunction } from '../formula-function.ts';
import { date, integer } from '../parameter.ts';

export const addyear = defineFunction({
  name: 'addyear',
  category: 'date',
  parameters: [date('date', '日期', 'date'), integer('years', '年數', 'years')],
  returns: 'date',
  description: {
    zh: '加上若干年；該月沒有這一天時取月底。',
    en: 'The date some years on; where the month has no such day, its last.',
  },
  examples: [
    { formula: "addyear('2024-02-29', 1)", result: '2025-02-28' },
    { formula: "addyear('2024-05-17', -4)", result: '2020-05-17' },
  ],
  evaluate: (context, value, years) => withEpochDay(value, shiftMonths(epochDayOf(value, context.timeZone), years * 12), context.timeZone),
});
