import type { FunctionHelp } from '../formula-function.ts';

export const dayHelp: FunctionHelp = {
  description: {
    zh: '日期的日，1 到 31。',
    en: 'Returns the day of the month, 1 to 31.',
  },
  wording: { zh: '{date} 的日', en: 'the day of the month of {date}' },
  examples: [
    { formula: "day('2024-05-17')", result: 17 },
    { formula: "day('')", result: null },
    { formula: 'day(1)', result: 'error:WrongType' },
  ],
};
