import type { FunctionHelp } from '../formula-function.ts';

export const containsHelp: FunctionHelp = {
  description: {
    zh: '文字或清單是否包含內容；以分號分隔的多項須全部包含。',
    en: 'Whether the text or list contains the part; of several divided by semicolons, all of them.',
  },
  examples: [
    { formula: "contains('formula', 'form')", result: true },
    { formula: "contains('formula', 'form;x')", result: false },
    { formula: "contains('', 'a')", result: false },
  ],
  notes: {
    empty: { zh: '任一為空時為假。', en: 'With either empty it is false.' },
    wrongType: {
      zh: '數值、日期與是非值不包含任何內容，得到錯誤 WrongType。',
      en: 'A number, date or logic value contains nothing: the error is WrongType.',
    },
    lists: { zh: '清單須含有每一項。', en: 'A list must have every item.' },
  },
};
