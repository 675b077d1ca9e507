import { datePartsOf, FormulaDate } from '../../values/formula-date.ts';
import { defineFunction } from '../formula-function.ts';
import { moment } from '../parameter.ts';

export const second = defineFunction({
  name: 'second',
  category: 'date',
  parameters: [moment('value', '時間', 'value')],
  returns: 'number',
  evaluate: (context, value) => (value instanceof FormulaDate ? datePartsOf(value, context.timeZone) : value).second,
});
