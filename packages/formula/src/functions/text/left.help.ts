import type { FunctionHelp } from '../formula-function.ts';

export const leftHelp: FunctionHelp = {
  description: {
    zh: '開頭的若干字元，未指定時為 1 個。',
    en: 'Returns the first characters of a text (default: 1).',
  },
  wording: { zh: '{text} 的前 [{length}|1] 個字', en: 'the first [{length} characters|character] of {text}' },
  examples: [
    { formula: "left('abc', 2)", result: 'ab' },
    { formula: "left('abc')", result: 'a' },
    { formula: "left('abc', -1)", result: 'error:WrongArgument' },
  ],
};
