import type { FunctionHelp } from '../formula-function.ts';

export const addmonthHelp: FunctionHelp = {
  description: {
    zh: '加上若干月；該月沒有這一天時取月底。',
    en: 'The date some months on; where the month has no such day, its last.',
  },
  examples: [
    { formula: "addmonth('2024-01-31', 1)", result: '2024-02-29' },
    { formula: "addmonth('2024-03-31', -1)", result: '2024-02-29' },
  ],
};
