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
