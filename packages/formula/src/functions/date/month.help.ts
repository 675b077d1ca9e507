import type { FunctionHelp } from '../formula-function.ts';

export const monthHelp: FunctionHelp = {
  description: {
    zh: '日期的月份，1 到 12。',
    en: 'Returns the month of a date, 1 to 12.',
  },
  wording: { zh: '{date} 的月份', en: 'the month of {date}' },
  examples: [
    { formula: "month('2024-05-17')", result: 5 },
    { formula: "month('')", result: null },
    { formula: 'month(1)', result: 'error:WrongType' },
  ],
};
