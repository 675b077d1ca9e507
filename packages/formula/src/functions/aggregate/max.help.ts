import type { FunctionHelp } from '../formula-function.ts';

export const maxHelp: FunctionHelp = {
  description: {
    zh: '最大的數值或最晚的日期。沒有值時為空。',
    en: 'Returns the largest number or the latest date; empty without values.',
  },
  wording: { zh: '{values} 的最大值', en: 'the largest of {values}' },
  examples: [
    { formula: 'max(items.price)', result: 80 },
    { formula: 'max(2, 3, 1)', result: 3 },
    { formula: "max('')", result: null },
    { formula: 'max(today(), addday(today(), 1))', result: '2024-05-18' },
    { formula: "max(1, 'a')", result: 'error:WrongType' },
  ],
  notes: {
    wrongType: {
      zh: '須全為數值或全為日期，否則得到錯誤 WrongType。',
      en: 'All must be numbers or all dates, otherwise the error is WrongType.',
    },
  },
};
