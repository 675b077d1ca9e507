import type { FunctionHelp } from '../formula-function.ts';

export const intdownHelp: FunctionHelp = {
  description: {
    zh: '不大於該數的最大整數。',
    en: 'The largest whole number that is not above it.',
  },
  examples: [
    { formula: 'intdown(1.9)', result: 1 },
    { formula: 'intdown(-1.1)', result: -2 },
    { formula: "intdown('')", result: null },
  ],
};
