import type { FunctionHelp } from '../formula-function.ts';

export const intupHelp: FunctionHelp = {
  description: {
    zh: '不小於該數的最小整數。',
    en: 'The smallest whole number that is not below it.',
  },
  examples: [
    { formula: 'intup(1.1)', result: 2 },
    { formula: 'intup(-1.9)', result: -1 },
    { formula: "intup('')", result: null },
  ],
};
