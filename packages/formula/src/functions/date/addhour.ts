import { toDecimal } from '../../values/arithmetic.ts';
import { instantFromEpoch, instantMsOf } from '../../values/formula-date.ts';
import { defineFunction } from '../formula-function.ts';
import { date, number } from '../parameter.ts';

export const addhour = defineFunction({
  name: 'addhour',
  category: 'date',
  parameters: [date('date', '日期', 'date'), number('hours', '小時數', 'hours')],
  returns: 'date',
  evaluate: (context, value, hours) =>
    instantFromEpoch(instantMsOf(value, context.timeZone) + toDecimal(hours).times(3600000).round().toNumber()),
});
