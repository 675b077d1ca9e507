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
  evaluate: (context, birth, at = dayAt(context.now(), context.timeZone)) => {
    const [born, then] = [datePartsOf(birth, context.timeZone), datePartsOf(at, context.timeZone)];
    return isBefore(then, born) ? 0 - fullYears(then, born) : fullYears(born, then);
  },
});
