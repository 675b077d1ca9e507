import type { FunctionHelp } from '../formula-function.ts';

export const minuteHelp: FunctionHelp = {
  description: {
    zh: '日期或時間的分，0 到 59；只有日期時為 0。',
    en: 'The minute, 0 to 59, of a date or a time; a date alone has 0.',
  },
  examples: [
    { formula: 'minute(now())', result: 30 },
    { formula: "minute('08:05:09')", result: 5 },
    { formula: 'minute(today())', result: 0 },
  ],
};
