import type { FunctionHelp } from '../formula-function.ts';

export const countHelp: FunctionHelp = {
  description: {
    zh: '不為空的值的個數。',
    en: 'Returns the number of values that are not empty.',
  },
  wording: { zh: '{values} 的個數', en: 'the number of {values}' },
  examples: [
    { formula: 'count(items.qty)', result: 2 },
    { formula: "count(1, '', 'a')", result: 2 },
    { formula: "count('')", result: 0 },
  ],
};
