import { toDecimal } from '../../values/arithmetic.ts';
import { instantFromEpoch, instantMsOf } from '../../values/formula-date.ts';
import { defineFunction } from '../formula-function.ts';
import { date, number } from '../parameter.ts';

export const addhour = defineFunction({
  name: 'addhour',
  category: 'date',
  parameters: [date('date', '日期', 'date'), number('hours', '小時數', 'hours')],
  returns: 'date',
  description: {
    zh: '加上若干小時，可有小數；只有日期時從當天零時起算。',
    en: 'The moment some hours on, also parts of one; a date alone counts from its midnight.',
  },
  examples: [
    { formula: 'addhour(now(), 1.5)', result: '2024-05-17T04:00:00.000Z' },
    { formula: "addhour('2024-05-17', 1)", result: '2024-05-16T17:00:00.000Z' },
  ],
  evaluate: (context, value, hours) =>
    instantFromEpoch(instantMsOf(value, context.timeZone) + toDecimal(hours).times(3600000).round().toNumber()),
});
