import { FormulaError } from '../../values/formula-error.ts';
import { isEmpty } from '../../values/formula-value.ts';
import { defineLazyFunction } from '../formula-function.ts';
import { any, repeated } from '../parameter.ts';

export const coalesce = defineLazyFunction({
  name: 'coalesce',
  category: 'logic',
  parameters: [repeated(any('values', '值', 'values'))],
  returns: 'any',
  returnsArgument: () => true,
  evaluate: (scope, ...values) => {
    for (const evaluate of values) {
      const value = evaluate(scope);
      if (value instanceof FormulaError || !isEmpty(value)) return value;
    }
    return null;
  },
});
