import { formulaLimits } from '../../limits.ts';
import { divideNumbers, roundNumber } from '../../values/arithmetic.ts';
import { epochDayOf, instantMsOf } from '../../values/formula-date.ts';
import { FormulaError } from '../../values/formula-error.ts';
import { defineFunction } from '../formula-function.ts';
import { date, optional, text } from '../parameter.ts';

export const datediff = defineFunction({
  name: 'datediff',
  category: 'date',
  parameters: [date('start', '開始', 'start'), date('end', '結束', 'end'), optional(text('unit', '單位', 'unit'))],
  returns: 'number',
  description: {
    zh: '結束減開始。單位 d 為日曆天數，h 與 m 為經過的小時與分鐘；未指定時為 d。空值得空值。',
    en: 'End minus start: d in calendar days, h and m in hours and minutes that passed; d when left out. Empty gives empty.',
  },
  examples: [
    { formula: "datediff('2024-02-28', '2024-03-01', 'd')", result: 2 },
    { formula: "datediff('2024-05-17 08:00', '2024-05-17 17:30', 'h')", result: 9.5 },
    { formula: "datediff('2024-05-17', '2024-05-16', 'm')", result: -1440 },
    { formula: "datediff('2024-05-17', '2024-05-16', 'x')", result: 'error:WrongArgument' },
  ],
  evaluate: (context, start, end, unit = 'd') => {
    if (unit === 'd') return epochDayOf(end, context.timeZone) - epochDayOf(start, context.timeZone);
    const unitMs = unit === 'h' ? 3_600_000 : unit === 'm' ? 60_000 : null;
    if (unitMs === null) return new FormulaError('WrongArgument', { expected: 'd, h, m' });
    const passed = divideNumbers(instantMsOf(end, context.timeZone) - instantMsOf(start, context.timeZone), unitMs);
    return passed instanceof FormulaError ? passed : roundNumber(passed, formulaLimits.aggregateDecimals);
  },
});
