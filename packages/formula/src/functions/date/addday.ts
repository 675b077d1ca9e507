import { epochDayOf, withEpochDay } from '../../values/formula-date.ts';
import { defineFunction } from '../formula-function.ts';
import { date, integer } from '../parameter.ts';

export const addday = defineFunction({
  name: 'addday',
  category: 'date',
  parameters: [date('date', '日期', 'date'), integer('days', '天數', 'days')],
  returns: 'date',
  description: {
    zh: '加上若干天；負數為往前。時間不變。',
    en: 'The date some days on, back when negative, at the same time of day.',
  },
  examples: [
    { formula: "addday('2024-02-28', 2)", result: '2024-03-01' },
    { formula: "addday('2024-01-01', -1)", result: '2023-12-31' },
    { formula: "addday('2024-01-01', 0.5)", result: 'error:WrongArgument' },
  ],
  evaluate: (context, value, days) => withEpochDay(value, epochDayOf(value, context.timeZone) + days, context.timeZone),
});
