import type { FunctionHelp } from '../formula-function.ts';

export const quarterHelp: FunctionHelp = {
  description: {
    zh: '日期所在的季，1 到 4。',
    en: 'Returns the quarter of a date, 1 to 4.',
  },
  wording: { zh: '{date} 的季別', en: 'the quarter of {date}' },
  examples: [
    { formula: "quarter('2024-05-17')", result: 2 },
    { formula: "quarter('2024-12-31')", result: 4 },
  ],
};
