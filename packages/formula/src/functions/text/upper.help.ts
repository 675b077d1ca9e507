import type { FunctionHelp } from '../formula-function.ts';

export const upperHelp: FunctionHelp = {
  description: {
    zh: '轉為大寫字母。',
    en: 'In capital letters.',
  },
  examples: [{ formula: "upper('ab1')", result: 'AB1' }],
};
