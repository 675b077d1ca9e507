import type { FunctionHelp } from '../formula-function.ts';

export const intupHelp: FunctionHelp = {
  description: {
    zh: '不小於該數的最小整數。',
    en: 'Rounds up to the smallest integer that is not less than the number.',
  },
  wording: { zh: '{value} 無條件進位到整數', en: '{value} rounded up to a whole number' },
  examples: [
    { formula: 'intup(1.1)', result: 2 },
    { formula: 'intup(-1.9)', result: -1 },
    { formula: "intup('')", result: null },
  ],
};
