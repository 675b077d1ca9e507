import type { FunctionHelp } from '../formula-function.ts';

export const adddayHelp: FunctionHelp = {
  description: {
    zh: '加上若干天；負數為往前。時間不變。',
    en: 'Adds days to a date; a negative number subtracts. The time of day is kept.',
  },
  wording: { zh: '{date} 加 {days} 天', en: '{date} plus {days} days' },
  examples: [
    { formula: "addday('2024-02-28', 2)", result: '2024-03-01' },
    { formula: "addday('2024-01-01', -1)", result: '2023-12-31' },
    { formula: "addday('2024-01-01', 0.5)", result: 'error:WrongArgument' },
  ],
};
