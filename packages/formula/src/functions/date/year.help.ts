import type { FunctionHelp } from '../formula-function.ts';

export const yearHelp: FunctionHelp = {
  description: {
    zh: '日期的年份。',
    en: 'Returns the year of a date.',
  },
  wording: { zh: '{date} 的年份', en: 'the year of {date}' },
  examples: [
    { formula: "year('2024-05-17')", result: 2024 },
    { formula: "year('')", result: null },
    { formula: 'year(1)', result: 'error:WrongType' },
  ],
};
