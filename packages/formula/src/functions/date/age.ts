import { unitsBetween } from '../../values/date-unit.ts';
import { dayAt } from '../../values/formula-date.ts';
import { defineFunction } from '../formula-function.ts';
import { date, optional } from '../parameter.ts';

export const age = defineFunction({
  name: 'age',
  category: 'date',
  parameters: [date('birth', '生日', 'birth'), optional(date('at', '計算日', 'at'))],
  returns: 'number',
  volatile: true,
  description: {
    zh: '到計算日（未指定時為今天）的足歲。空值得空值。',
    en: 'Full years from birth to a day, today when left out. Empty gives empty.',
  },
  examples: [
    { formula: "age('2000-05-17')", result: 24 },
    { formula: "age('2000-05-18')", result: 23 },
    { formula: "age('2000-02-29', '2001-02-28')", result: 0 },
  ],
  evaluate: (context, birth, at = dayAt(context.now(), context.timeZone)) => unitsBetween(birth, at, 'y', context.timeZone).amount,
});
