import type { FunctionHelp } from '../formula-function.ts';

export const rightHelp: FunctionHelp = {
  description: {
    zh: '結尾的若干字元，未指定時為 1 個。',
    en: 'Returns the last characters of a text (default: 1).',
  },
  wording: { zh: '{text} 的後 [{length}|1] 個字', en: 'the last [{length} characters|character] of {text}' },
  examples: [
    { formula: "right('abc', 2)", result: 'bc' },
    { formula: "right('abc', 9)", result: 'abc' },
    { formula: "right('abc', -1)", result: 'error:WrongArgument' },
  ],
};
