import { isEmpty, type FormulaInput } from '../../values/formula-value.ts';
import { identityOf } from '../../values/identity.ts';
import { defineFunction } from '../formula-function.ts';
import { list } from '../parameter.ts';

export const unique = defineFunction({
  name: 'unique',
  category: 'aggregate',
  parameters: [list('values', '值', 'values')],
  returns: 'any',
  wholeColumns: true,
  evaluate: (_, values) => {
    const seen = new Map<string, FormulaInput>();
    for (const value of values) {
      if (!isEmpty(value) && !seen.has(identityOf(value))) seen.set(identityOf(value), value);
    }
    return [...seen.values()];
  },
});
