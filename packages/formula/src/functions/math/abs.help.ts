import type { FunctionHelp } from '../formula-function.ts';

export const absHelp: FunctionHelp = {
  description: {
    zh: '絕對值。',
    en: 'Returns the absolute value.',
  },
  wording: { zh: '{value} 的絕對值', en: 'the absolute value of {value}' },
  examples: [
    { formula: 'abs(-2.5)', result: 2.5 },
    { formula: 'abs(3)', result: 3 },
  ],
};
