import type { FunctionHelp } from '../formula-function.ts';

export const addminuteHelp: FunctionHelp = {
  description: {
    zh: '加上若干分鐘，可有小數；只有日期時從當天零時起算。',
    en: 'Adds minutes to a date; fractions are allowed. A date without a time starts at midnight.',
  },
  wording: { zh: '{date} 加 {minutes} 分鐘', en: '{date} plus {minutes} minutes' },
  examples: [
    { formula: 'addminute(now(), 1.5)', result: '2024-05-17T02:31:30.000Z' },
    { formula: "addminute('2024-05-17', 1)", result: '2024-05-16T16:01:00.000Z' },
  ],
};
