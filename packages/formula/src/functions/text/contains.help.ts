import type { FunctionHelp } from '../formula-function.ts';

export const containsHelp: FunctionHelp = {
  description: {
    zh: '文字或清單是否包含內容；以分號分隔的多項須全部包含。',
    en: 'Returns whether a text or list contains a part; of several parts separated by semicolons, all must be contained.',
  },
  wording: { zh: '{value} 包含 {part}', en: '{value} contains {part}' },
  examples: [
    { formula: "contains('formula', 'form')", result: true },
    { formula: "contains('formula', 'form;x')", result: false },
    { formula: "contains('', 'a')", result: false },
  ],
  notes: {
    empty: { zh: '任一為空時為假。', en: 'If either is empty, the result is false.' },
    wrongType: {
      zh: '數值、日期與是非值不包含任何內容，得到錯誤 WrongType。',
      en: 'Numbers, dates and logic values contain nothing; the error is WrongType.',
    },
    lists: { zh: '清單須含有每一項。', en: 'A list must contain every item.' },
  },
};
