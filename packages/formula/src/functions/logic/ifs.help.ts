import type { FunctionHelp } from '../formula-function.ts';

export const ifsHelp: FunctionHelp = {
  description: {
    zh: '依序檢查條件，取第一個成立的條件後面的值；最後單獨的值為都不成立時的值，未指定時為空。',
    en: 'Returns the value after the first condition that is true. A single value at the end applies if no condition is true; without it the result is empty.',
  },
  wording: { zh: '若 {condition!}，則為 {value}[{more}|]', en: '{value} if {condition!}[{more}|]' },
  pairWording: {
    pair: { zh: '；若 {first!}，則為 {second}', en: '; {second} if {first!}' },
    last: { zh: '；否則為 {first}', en: '; otherwise {first}' },
  },
  examples: [
    { formula: "ifs(false, 'a', true, 'b')", result: 'b' },
    { formula: "ifs(false, 'a', 'other')", result: 'other' },
    { formula: "ifs(false, 'a')", result: null },
  ],
  notes: {
    empty: { zh: '空的條件視為不成立；取到的值可為空。', en: 'An empty condition counts as false; the returned value may be empty.' },
    wrongType: {
      zh: '條件須為是非值，否則得到錯誤 WrongType；值可為任何類型。',
      en: 'The conditions must be true or false, else the error is WrongType; the values may have any type.',
    },
    lists: { zh: '清單可作為值，不能作為條件。', en: 'A list may be a value, not a condition.' },
  },
};
