import type { FunctionHelp } from '../formula-function.ts';

export const weeknumHelp: FunctionHelp = {
  description: {
    zh: '一年中的第幾週。未指定或 21 為 ISO 8601；1 為週日起、2 為週一起，11 到 17 為週一到週日起，含 1 月 1 日的週為第 1 週。',
    en: 'The week of the year: ISO 8601 when left out or 21; else week 1 holds January 1 and weeks begin on Sunday (1), Monday (2), or Monday to Sunday (11 to 17).',
  },
  examples: [
    { formula: "weeknum('2024-12-30')", result: 1 },
    { formula: "weeknum('2021-01-01')", result: 53 },
    { formula: "weeknum('2021-01-03', 1)", result: 2 },
    { formula: "weeknum('2021-01-03', 5)", result: 'error:WrongArgument' },
  ],
};
