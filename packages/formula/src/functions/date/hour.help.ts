import type { FunctionHelp } from '../formula-function.ts';

export const hourHelp: FunctionHelp = {
  description: {
    zh: '日期或時間的時，0 到 23；只有日期時為 0。',
    en: 'Returns the hour of a date or time, 0 to 23; 0 for a date without a time.',
  },
  wording: { zh: '{value} 的小時', en: 'the hour of {value}' },
  examples: [
    { formula: 'hour(now())', result: 10 },
    { formula: "hour('08:05:09')", result: 8 },
    { formula: 'hour(today())', result: 0 },
  ],
};
