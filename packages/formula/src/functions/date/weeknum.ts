import { datePartsOf, epochDay, epochDayOf, FormulaDate } from '../../values/formula-date.ts';
import { FormulaError } from '../../values/formula-error.ts';
import { defineFunction } from '../formula-function.ts';
import { date, integer, optional } from '../parameter.ts';

const isoWeeks = 21;
/** First weekday, 1 (Monday) to 7 (Sunday), by the argument, which is numbered as in spreadsheets. */
const firstWeekdays: Readonly<Record<number, number>> = { 1: 7, 2: 1, 11: 1, 12: 2, 13: 3, 14: 4, 15: 5, 16: 6, 17: 7 };

/** Week 1 contains the first Thursday of the year. */
function isoWeek(day: FormulaDate): number {
  const thursday = day.epoch - datePartsOf(day, 'UTC').weekday + 4;
  const { year } = datePartsOf(new FormulaDate('day', thursday), 'UTC');
  return Math.floor((thursday - epochDay(year, 1, 1)) / 7) + 1;
}

function plainWeek(day: FormulaDate, firstWeekday: number): number {
  const newYear = epochDay(datePartsOf(day, 'UTC').year, 1, 1);
  const offset = (datePartsOf(new FormulaDate('day', newYear), 'UTC').weekday - firstWeekday + 7) % 7;
  return Math.floor((day.epoch - newYear + offset) / 7) + 1;
}

export const weeknum = defineFunction({
  name: 'weeknum',
  category: 'date',
  parameters: [date('date', '日期', 'date'), optional(integer('start', '起始方式', 'start'))],
  returns: 'number',
  evaluate: (context, value, start = isoWeeks) => {
    const firstWeekday = firstWeekdays[start];
    if (start !== isoWeeks && firstWeekday === undefined) return new FormulaError('WrongArgument', { expected: 'weekStart' });
    const day = new FormulaDate('day', epochDayOf(value, context.timeZone));
    return firstWeekday === undefined ? isoWeek(day) : plainWeek(day, firstWeekday);
  },
});
