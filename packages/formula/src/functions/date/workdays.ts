import { epochDayOf } from '../../values/formula-date.ts';
import { FormulaError } from '../../values/formula-error.ts';
import { isEmpty } from '../../values/formula-value.ts';
import { defineFunction } from '../formula-function.ts';
import { date, list, optional } from '../parameter.ts';

const dayParameter = date('holiday', '假日', 'holiday');

/** 0 Monday to 6 Sunday; 1970-01-01 was a Thursday. */
function weekdayOf(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

function isWeekend(day: number): boolean {
  return weekdayOf(day) > 4;
}

/** Working days before a day, counted from some Monday; only differences mean something. */
function weekdaysBefore(day: number): number {
  return Math.floor((day + 3) / 7) * 5 + Math.min(weekdayOf(day), 5);
}

export const workdays = defineFunction({
  name: 'workdays',
  category: 'date',
  parameters: [date('start', '開始', 'start'), date('end', '結束', 'end'), optional(list('holidays', '假日', 'holidays'))],
  returns: 'number',
  wholeColumns: true,
  description: {
    zh: '從開始到結束（含兩端）的週一到週五天數，扣除假日；結束早於開始時為負。',
    en: 'The days from Monday to Friday from start to end, both included, without the holidays; negative when the end comes first.',
  },
  notes: {
    empty: { zh: '空的假日略過。', en: 'Empty holidays are left out.' },
    wrongType: { zh: '假日的每一項須為日期。', en: 'Each holiday must be a date.' },
  },
  examples: [
    { formula: "workdays('2024-05-17', '2024-05-20')", result: 2 },
    { formula: "workdays('2024-05-18', '2024-05-19')", result: 0 },
    { formula: "workdays('2024-05-20', '2024-05-17')", result: -2 },
    { formula: "workdays('2024-05-17', '2024-05-20', '2024-05-20')", result: 1 },
  ],
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
