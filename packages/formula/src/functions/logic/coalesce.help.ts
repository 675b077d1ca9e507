import type { FunctionHelp } from '../formula-function.ts';

export const coalesceHelp: FunctionHelp = {
  description: {
    zh: '第一個不為空的值；都為空時為空。後面的值不計算。',
    en: 'Returns the first value that is not empty; empty if all are. Later values are not evaluated.',
  },
  wording: { zh: '{values} 中第一個不為空的值', en: 'the first of {values} that is not empty' },
  examples: [
    { formula: "coalesce('', 3, 1 / 0)", result: 3 },
    { formula: "coalesce('')", result: null },
  ],
  notes: {
    empty: { zh: '空值跳過。', en: 'Empty values are skipped.' },
    wrongType: { zh: '接受任何類型；遇到錯誤時結果為該錯誤。', en: 'Accepts any type; if a value is an error, that error is the result.' },
    lists: { zh: '清單當作一個值，空清單為空。', en: 'A list counts as one value; a list without items is empty.' },
  },
};
