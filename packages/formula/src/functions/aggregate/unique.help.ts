import type { FunctionHelp } from '../formula-function.ts';

export const uniqueHelp: FunctionHelp = {
  description: {
    zh: '不重複的值，依首次出現的順序。',
    en: 'Returns the distinct values in the order of their first occurrence.',
  },
  wording: { zh: '{values} 去除重複後的值', en: 'the distinct values of {values}' },
  examples: [
    { formula: 'unique(items.kind)', result: ['pen', 'ink'] },
    { formula: "count(unique(''))", result: 0 },
  ],
  notes: {
    empty: { zh: '空的項目略過。', en: 'Empty items are ignored.' },
  },
};
