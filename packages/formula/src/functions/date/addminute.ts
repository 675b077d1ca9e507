import { toDecimal } from '../../values/arithmetic.ts';
import { instantFromEpoch, instantMsOf } from '../../values/formula-date.ts';
import { defineFunction } from '../formula-function.ts';
import { date, number } from '../parameter.ts';

export const addminute = defineFunction({
  name: 'addminute',
  category: 'date',
  parameters: [date('date', '日期', 'date'), number('minutes', '分鐘數', 'minutes')],
  returns: 'date',
  evaluate: (context, value, minutes) =>
    instantFromEpoch(instantMsOf(value, context.timeZone) + toDecimal(minutes).times(60000).round().toNumber()),
});
