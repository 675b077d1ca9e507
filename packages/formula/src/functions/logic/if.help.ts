import type { FunctionHelp } from '../formula-function.ts';

export const ifHelp: FunctionHelp = {
  description: {
    zh: '條件成立時取第二個值，否則取第三個值（未指定時為空）。只計算所取的值。',
    en: 'Returns the second value if the condition is true, otherwise the third (default: empty). Only the returned value is evaluated.',
  },
  wording: { zh: '若 {condition!}，則為 {then}，否則為[ {otherwise}|空]', en: '{then} if {condition!}, otherwise [{otherwise}|empty]' },
  examples: [
    { formula: "if(3 > 2, 'yes', 'no')", result: 'yes' },
    { formula: 'if(false, 1 / 0, 5)', result: 5 },
    { formula: 'if(false, 1)', result: null },
    { formula: "if('', 1, 2)", result: 2 },
  ],
  notes: {
    empty: { zh: '空的條件視為不成立；取到的值可為空。', en: 'An empty condition counts as false; the returned value may be empty.' },
    wrongType: {
      zh: '條件須為是非值，否則得到錯誤 WrongType；值可為任何類型。',
      en: 'The condition must be true or false, else the error is WrongType; the values may have any type.',
    },
    lists: { zh: '清單可作為值，不能作為條件。', en: 'A list may be a value, not a condition.' },
  },
};
