import { readLogic } from '../../evaluation/read-logic.ts';
import { FormulaError } from '../../values/formula-error.ts';
import { defineLazyFunction } from '../formula-function.ts';
import { any, logic, optional, repeated } from '../parameter.ts';

export const ifs = defineLazyFunction({
  name: 'ifs',
  category: 'logic',
  parameters: [
    logic('condition', '條件', 'condition'),
    any('value', '值', 'value'),
    optional(repeated(any('more', '其餘條件與值', 'more'))),
  ],
  returns: 'any',
  handsOn: (index, count) => index % 2 === 1 || index === count - 1,
  description: {
    zh: '依序檢查條件，取第一個成立的條件後面的值；最後單獨的值為都不成立時的值，未指定時為空。',
    en: 'Takes the value after the first condition that is true; a single value at the end is for when none is, else it is empty.',
  },
  notes: {
    empty: { zh: '空的條件視為不成立；取到的值可為空。', en: 'An empty condition counts as false; the value taken may be empty.' },
    wrongType: {
      zh: '條件須為是非值，否則得到錯誤 WrongType；值可為任何類型。',
      en: 'The conditions must be true or false, else the error is WrongType; the values may be of any type.',
    },
    lists: { zh: '清單可作為值，不能作為條件。', en: 'A list may be a value, not a condition.' },
  },
  examples: [
    { formula: "ifs(false, 'a', true, 'b')", result: 'b' },
    { formula: "ifs(false, 'a', 'other')", result: 'other' },
    { formula: "ifs(false, 'a')", result: null },
  ],
  evaluate: (scope, ...values) => {
    for (let index = 0; index + 1 < values.length; index += 2) {
      const holds = readLogic(values[index]!(scope));
      if (holds instanceof FormulaError) return holds;
      if (holds) return values[index + 1]!(scope);
    }
    return values.length % 2 === 1 ? values.at(-1)!(scope) : null;
  },
});
