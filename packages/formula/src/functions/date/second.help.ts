import type { FunctionHelp } from '../formula-function.ts';

export const secondHelp: FunctionHelp = {
  description: {
    zh: '日期或時間的秒，0 到 59；只有日期時為 0。',
    en: 'Returns the second of a date or time, 0 to 59; 0 for a date without a time.',
  },
  wording: { zh: '{value} 的秒', en: 'the second of {value}' },
  examples: [
    { formula: 'second(now())', result: 0 },
    { formula: "second('08:05:09')", result: 9 },
    { formula: 'second(today())', result: 0 },
  ],
};
