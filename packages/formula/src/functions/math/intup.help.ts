import type { FunctionHelp } from '../formula-function.ts';

export const intupHelp: FunctionHelp = {
  description: {
    zh: '不小於該數的最小整數。',
    en: 'Rounds up to the smallest integer that is not less than the number.',
  },
  examples: [
    { formula: 'intup(1.1)', result: 2 },
    { formula: 'intup(-1.9)', result: -1 },
    { formula: "intup('')", result: null },
  ],
};
