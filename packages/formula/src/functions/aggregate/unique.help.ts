import type { FunctionHelp } from '../formula-function.ts';

export const uniqueHelp: FunctionHelp = {
  description: {
    zh: '不重複的值，依首次出現的順序。',
    en: 'Returns the distinct values in the order of their first occurrence.',
  },
  examples: [
    { formula: 'unique(items.kind)', result: ['pen', 'ink'] },
    { formula: "count(unique(''))", result: 0 },
  ],
  notes: {
    empty: { zh: '空的項目略過。', en: 'Empty items are ignored.' },
  },
};
