import type { FunctionHelp } from '../formula-function.ts';

export const addmonthHelp: FunctionHelp = {
  description: {
    zh: '加上若干月；該月沒有這一天時取月底。',
    en: 'Adds months to a date; a day that does not exist in the month becomes the last day of the month.',
  },
  wording: { zh: '{date} 加 {months} 個月', en: '{date} plus {months} months' },
  examples: [
    { formula: "addmonth('2024-01-31', 1)", result: '2024-02-29' },
    { formula: "addmonth('2024-03-31', -1)", result: '2024-02-29' },
  ],
};
