import type { FunctionHelp } from '../formula-function.ts';

export const isemptyHelp: FunctionHelp = {
  description: {
    zh: '值為空時為真：沒有值、空文字或空清單。',
    en: 'Returns true for no value, an empty text or an empty list.',
  },
  wording: { zh: '{value} 為空', en: '{value} is empty' },
  examples: [
    { formula: "isempty('')", result: true },
    { formula: 'isempty(0)', result: false },
  ],
  notes: {
    empty: { zh: '空值得到真。', en: 'An empty value returns true.' },
  },
};
