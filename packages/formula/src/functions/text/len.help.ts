import type { FunctionHelp } from '../formula-function.ts';

export const lenHelp: FunctionHelp = {
  description: {
    zh: '字元數，以看到的字元計。',
    en: 'How many characters, as people see them.',
  },
  examples: [
    { formula: "len('表單')", result: 2 },
    { formula: "len('👨‍👩‍👧')", result: 1 },
    { formula: "len('')", result: 0 },
  ],
  notes: {
    empty: { zh: '空值得到 0。', en: 'Empty gives 0.' },
  },
};
