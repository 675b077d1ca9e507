import type { FunctionHelp } from '../formula-function.ts';

export const minHelp: FunctionHelp = {
  description: {
    zh: '最小的數值或最早的日期。沒有值時為空。',
    en: 'Returns the smallest number or the earliest date; empty without values.',
  },
  wording: { zh: '{values} 的最小值', en: 'the smallest of {values}' },
  examples: [
    { formula: 'min(items.price)', result: 5 },
    { formula: 'min(2, 3, 1)', result: 1 },
    { formula: "min('')", result: null },
    { formula: 'min(today(), addday(today(), 1))', result: '2024-05-17' },
    { formula: "min(1, 'a')", result: 'error:WrongType' },
  ],
  notes: {
    wrongType: {
      zh: '須全為數值或全為日期，否則得到錯誤 WrongType。',
      en: 'All must be numbers or all dates, otherwise the error is WrongType.',
    },
  },
};
