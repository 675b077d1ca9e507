import { datePartsOf, dayAt, type DateParts } from '../../values/formula-date.ts';
import { defineFunction } from '../formula-function.ts';
import { date, optional } from '../parameter.ts';

function fullYears(from: DateParts, to: DateParts): number {
  return to.year - from.year - (to.month > from.month || (to.month === from.month && to.day >= from.day) ? 0 : 1);
}

function isBefore(a: DateParts, b: DateParts): boolean {
  return (a.year - b.year || a.month - b.month || a.day - b.day) < 0;
}

export const age = defineFunction({
  name: 'age',
  category: 'date',
  parameters: [date('birth', '生日', 'birth'), optional(date('at', '計算日', 'at'))],
  returns: 'number',
  volatile: true,
  description: {
    zh: '到計算日（未指定時為今天）的足歲；2 月 29 日生者在平年的 3 月 1 日滿歲。計算日早於生日時為負。',
    en: 'Full years from birth to a day, today when left out; who was born on February 29 comes of age on March 1 in other years. Negative when the day comes before birth.',
  },
  examples: [
    { formula: "age('2000-05-17')", result: 24 },
    { formula: "age('2000-05-18')", result: 23 },
    { formula: "age('2024-06-01')", result: 0 },
    { formula: "age('2000-02-29', '2001-02-28')", result: 0 },
  ],
  evaluate: (context, birth, at = dayAt(context.now(), context.timeZone)) => {
    const [born, then] = [datePartsOf(birth, context.timeZone), datePartsOf(at, context.timeZone)];
    return isBefore(then, born) ? 0 - fullYears(then, born) : fullYears(born, then);
  },
});
