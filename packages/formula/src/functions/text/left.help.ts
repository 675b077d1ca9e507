import type { FunctionHelp } from '../formula-function.ts';

export const leftHelp: FunctionHelp = {
  description: {
    zh: '開頭的若干字元，未指定時為 1 個。',
    en: 'The first characters, 1 when no length is given.',
  },
  examples: [
    { formula: "left('abc', 2)", result: 'ab' },
    { formula: "left('abc')", result: 'a' },
    { formula: "left('abc', -1)", result: 'error:WrongArgument' },
  ],
};
