import { formulaLimits } from '../../limits.ts';
import { divideNumbers, roundNumber } from '../../values/arithmetic.ts';
import { dateUnits, isDateUnit, unitsBetween } from '../../values/date-unit.ts';
import { FormulaError } from '../../values/formula-error.ts';
import { defineFunction } from '../formula-function.ts';
import { date, optional, text } from '../parameter.ts';

export const datediff = defineFunction({
  name: 'datediff',
  category: 'date',
  parameters: [date('start', '開始', 'start'), date('end', '結束', 'end'), optional(text('unit', '單位', 'unit'))],
  returns: 'number',
  evaluate: (context, start, end, unit = 'd') => {
    if (!isDateUnit(unit)) return new FormulaError('WrongArgument', { expected: Object.keys(dateUnits).join(', ') });
    const { amount, per } = unitsBetween(start, end, unit, context.timeZone);
    const passed = divideNumbers(amount, per);
    return passed instanceof FormulaError ? passed : roundNumber(passed, formulaLimits.aggregateDecimals);
  },
});
