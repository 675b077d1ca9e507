import type { FunctionHelp } from '../formula-function.ts';

export const absHelp: FunctionHelp = {
  description: {
    zh: '絕對值。',
    en: 'The number without its sign.',
  },
  examples: [
    { formula: 'abs(-2.5)', result: 2.5 },
    { formula: 'abs(3)', result: 3 },
  ],
};
