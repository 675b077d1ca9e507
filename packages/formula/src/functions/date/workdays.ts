import { epochDayOf } from '../../values/formula-date.ts';
import { FormulaError } from '../../values/formula-error.ts';
import { isEmpty } from '../../values/formula-value.ts';
import { defineFunction } from '../formula-function.ts';
import { date, list, optional } from '../parameter.ts';

const dayParameter = date('holiday', '假日', 'holiday');

/** 0 (Monday) to 6 (Sunday); 1970-01-01 was a Thursday. */
function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

function isWeekend(day: number): boolean {
  return weekdayOf(day) > 4;
}

/** Counts working days before a day from an arbitrary Monday; only differences are meaningful. */
function weekdaysBefore(day: number): number {
  return Math.floor((day + 3) / 7) * 5 + Math.min(weekdayOf(day), 5);
}

export const workdays = defineFunction({
  name: 'workdays',
  category: 'date',
  parameters: [date('start', '開始', 'start'), date('end', '結束', 'end'), optional(list('holidays', '假日', 'holidays'))],
  returns: 'number',
  wholeColumns: true,
  evaluate: (context, start, end, holidays = []) => {
    const [from, to] = [epochDayOf(start, context.timeZone), epochDayOf(end, context.timeZone)];
    const [first, last] = from <= to ? [from, to] : [to, from];
    const free = new Set<number>();
    for (const holiday of holidays) {
      if (isEmpty(holiday)) continue;
      const day = dayParameter.read(holiday, context);
      if (day instanceof FormulaError) return day;
      const epoch = epochDayOf(day, context.timeZone);
      if (epoch >= first && epoch <= last && !isWeekend(epoch)) free.add(epoch);
    }
    const days = weekdaysBefore(last + 1) - weekdaysBefore(first) - free.size;
    return from <= to ? days : 0 - days;
  },
});
