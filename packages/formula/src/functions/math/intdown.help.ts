import type { FunctionHelp } from '../formula-function.ts';

export const intdownHelp: FunctionHelp = {
  description: {
    zh: '不大於該數的最大整數。',
    en: 'Rounds down to the largest integer that is not greater than the number.',
  },
  wording: { zh: '{value} 無條件捨去到整數', en: '{value} rounded down to a whole number' },
  examples: [
    { formula: 'intdown(1.9)', result: 1 },
    { formula: 'intdown(-1.1)', result: -2 },
    { formula: "intdown('')", result: null },
  ],
};
