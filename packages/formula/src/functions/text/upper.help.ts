import type { FunctionHelp } from '../formula-function.ts';

export const upperHelp: FunctionHelp = {
  description: {
    zh: '轉為大寫字母。',
    en: 'Converts letters to upper case.',
  },
  wording: { zh: '{text} 的大寫', en: '{text} in upper case' },
  examples: [{ formula: "upper('ab1')", result: 'AB1' }],
};
