import { readLogic } from '../../scope/read-logic.ts';
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
  returnsArgument: (index, count) => index % 2 === 1 || index === count - 1,
  evaluate: (scope, ...values) => {
    for (let index = 0; index + 1 < values.length; index += 2) {
      const holds = readLogic(values[index]!(scope));
      if (holds instanceof FormulaError) return holds;
      if (holds) return values[index + 1]!(scope);
    }
    return values.length % 2 === 1 ? values.at(-1)!(scope) : null;
  },
});
