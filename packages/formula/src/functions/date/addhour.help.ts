import type { FunctionHelp } from '../formula-function.ts';

export const addhourHelp: FunctionHelp = {
  description: {
    zh: '加上若干小時，可有小數；只有日期時從當天零時起算。',
    en: 'The moment some hours on, also parts of one; a date alone counts from its midnight.',
  },
  examples: [
    { formula: 'addhour(now(), 1.5)', result: '2024-05-17T04:00:00.000Z' },
    { formula: "addhour('2024-05-17', 1)", result: '2024-05-16T17:00:00.000Z' },
  ],
};
