import type { FunctionHelp } from '../formula-function.ts';

export const andHelp: FunctionHelp = {
  description: {
    zh: '所有條件都成立時為真；遇到不成立的條件即停止。',
    en: 'Returns true if all conditions are true. Evaluation stops at the first condition that is not.',
  },
  wording: { zh: '{conditions: 且 }', en: '{conditions: and }' },
  examples: [
    { formula: 'and(1 < 2, true)', result: true },
    { formula: 'and(false, 1 / 0 > 1)', result: false },
    { formula: "and(true, '')", result: false },
  ],
  notes: {
    empty: { zh: '空的條件與空清單視為不成立。', en: 'An empty condition and an empty list count as false.' },
    wrongType: {
      zh: '條件須為是非值，否則得到錯誤 WrongType。',
      en: 'The conditions must be true or false, otherwise the error is WrongType.',
    },
    lists: { zh: '清單的每一項都是條件。', en: 'Each item of a list is a condition.' },
  },
};
