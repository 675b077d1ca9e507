import type { FunctionHelp } from '../formula-function.ts';

export const trimHelp: FunctionHelp = {
  description: {
    zh: '去除頭尾空白，含全形空白。',
    en: 'Removes white space at both ends, including full-width spaces.',
  },
  wording: { zh: '{text} 去除前後空白', en: '{text} without spaces at its ends' },
  examples: [{ formula: "trim('  a b ')", result: 'a b' }],
};
