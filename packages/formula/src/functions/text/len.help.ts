import type { FunctionHelp } from '../formula-function.ts';

export const lenHelp: FunctionHelp = {
  description: {
    zh: '字元數，以看到的字元計。',
    en: 'Returns the number of characters as displayed: a composed emoji counts as one.',
  },
  wording: { zh: '{text} 的字數', en: 'the length of {text}' },
  examples: [
    { formula: "len('表單')", result: 2 },
    { formula: "len('👨‍👩‍👧')", result: 1 },
    { formula: "len('')", result: 0 },
  ],
  notes: {
    empty: { zh: '空值得到 0。', en: 'An empty value returns 0.' },
  },
};
