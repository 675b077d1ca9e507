import type { FunctionHelp } from '../formula-function.ts';

export const weeknumHelp: FunctionHelp = {
  description: {
    zh: '一年中的第幾週。未指定或 21 為 ISO 8601；1 為週日起、2 為週一起，11 到 17 為週一到週日起，含 1 月 1 日的週為第 1 週。',
    en: 'Returns the week number of a date in its year. Default or start 21: ISO 8601. Otherwise week 1 contains January 1 and weeks begin on Sunday (1), Monday (2), or Monday to Sunday (11 to 17).',
  },
  wording: { zh: '{date} 的週次[（起始方式 {start}）|]', en: 'the week number of {date}[ (week start {start})|]' },
  examples: [
    { formula: "weeknum('2024-12-30')", result: 1 },
    { formula: "weeknum('2021-01-01')", result: 53 },
    { formula: "weeknum('2021-01-03', 1)", result: 2 },
    { formula: "weeknum('2021-01-03', 5)", result: 'error:WrongArgument' },
  ],
};
