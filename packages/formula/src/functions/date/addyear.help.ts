import type { FunctionHelp } from '../formula-function.ts';

export const addyearHelp: FunctionHelp = {
  description: {
    zh: '加上若干年；該月沒有這一天時取月底。',
    en: 'Adds years to a date; a day that does not exist in the month becomes the last day of the month.',
  },
  wording: { zh: '{date} 加 {years} 年', en: '{date} plus {years} years' },
  examples: [
    { formula: "addyear('2024-02-29', 1)", result: '2025-02-28' },
    { formula: "addyear('2024-05-17', -4)", result: '2020-05-17' },
  ],
};
