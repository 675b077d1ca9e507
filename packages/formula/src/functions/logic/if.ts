import { FormulaError } from '../../values/formula-error.ts';
import { readLogic } from '../../scope/read-logic.ts';
import { defineLazyFunction } from '../formula-function.ts';
import { any, logic, optional } from '../parameter.ts';

export const ifFunction = defineLazyFunction({
  name: 'if',
  category: 'logic',
  parameters: [
    logic('condition', '條件', 'condition'),
    any('then', '成立時的值', 'then'),
    optional(any('otherwise', '不成立時的值', 'otherwise')),
  ],
  returns: 'any',
  returnsArgument: (index) => index > 0,
  evaluate: (scope, condition, then, otherwise) => {
    const holds = readLogic(condition!(scope));
    if (holds instanceof FormulaError) return holds;
    return holds ? then!(scope) : otherwise ? otherwise(scope) : null;
  },
});
