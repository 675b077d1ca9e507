import type { FunctionHelp } from '../formula-function.ts';

export const addhourHelp: FunctionHelp = {
  description: {
    zh: '加上若干小時，可有小數；只有日期時從當天零時起算。',
    en: 'Adds hours to a date; fractions are allowed. A date without a time starts at midnight.',
  },
  wording: { zh: '{date} 加 {hours} 小時', en: '{date} plus {hours} hours' },
  examples: [
    { formula: 'addhour(now(), 1.5)', result: '2024-05-17T04:00:00.000Z' },
    { formula: "addhour('2024-05-17', 1)", result: '2024-05-16T17:00:00.000Z' },
  ],
};
