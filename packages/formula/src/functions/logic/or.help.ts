import type { FunctionHelp } from '../formula-function.ts';

export const orHelp: FunctionHelp = {
  description: {
    zh: '任一條件成立時為真；遇到成立的條件即停止。',
    en: 'Returns true if any condition is true. Evaluation stops at the first condition that is.',
  },
  wording: { zh: '{conditions: 或 }', en: '{conditions: or }' },
  examples: [
    { formula: 'or(1 > 2, true)', result: true },
    { formula: 'or(true, 1 / 0 > 1)', result: true },
    { formula: "or('', false)", result: false },
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
