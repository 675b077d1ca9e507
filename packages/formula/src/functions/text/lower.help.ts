import type { FunctionHelp } from '../formula-function.ts';

export const lowerHelp: FunctionHelp = {
  description: {
    zh: '轉為小寫字母。',
    en: 'Converts letters to lower case.',
  },
  wording: { zh: '{text} 的小寫', en: '{text} in lower case' },
  examples: [{ formula: "lower('AB1')", result: 'ab1' }],
};
