import type { FunctionHelp } from '../formula-function.ts';

export const sumHelp: FunctionHelp = {
  description: {
    zh: '數值的總和，四捨五入到 8 位小數。沒有數值時為 0。',
    en: 'Returns the exact sum of the numbers, rounded to 8 decimals; 0 without numbers.',
  },
  wording: { zh: '{values} 的總和', en: 'the sum of {values}' },
  examples: [
    { formula: 'sum(items.qty)', result: 3 },
    { formula: 'sum(items.qty * items.price)', result: 105 },
    { formula: 'sum(0.1, 0.2)', result: 0.3 },
    { formula: "sum(1, '', 2)", result: 3 },
    { formula: 'sum()', result: 'error:ArgumentCount' },
    { formula: "sum(1, 'x')", result: 'error:WrongType' },
  ],
};
