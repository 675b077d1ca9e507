import type { FunctionHelp } from '../formula-function.ts';

export const avgHelp: FunctionHelp = {
  description: {
    zh: '數值的平均，四捨五入到 8 位小數。沒有數值時為空。',
    en: 'Returns the average of the numbers, rounded to 8 decimals; empty without numbers.',
  },
  wording: { zh: '{values} 的平均', en: 'the average of {values}' },
  examples: [
    { formula: 'avg(items.qty)', result: 1.5 },
    { formula: 'avg(1, 2)', result: 1.5 },
    { formula: "avg(1, '', 2)", result: 1.5 },
    { formula: "avg('')", result: null },
  ],
};
