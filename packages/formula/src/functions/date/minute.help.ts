import type { FunctionHelp } from '../formula-function.ts';

export const minuteHelp: FunctionHelp = {
  description: {
    zh: '日期或時間的分，0 到 59；只有日期時為 0。',
    en: 'Returns the minute of a date or time, 0 to 59; 0 for a date without a time.',
  },
  wording: { zh: '{value} 的分鐘', en: 'the minute of {value}' },
  examples: [
    { formula: 'minute(now())', result: 30 },
    { formula: "minute('08:05:09')", result: 5 },
    { formula: 'minute(today())', result: 0 },
  ],
};
