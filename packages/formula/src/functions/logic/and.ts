import { defineLazyFunction } from '../formula-function.ts';
import { logic, repeated } from '../parameter.ts';
import { findLogic } from './logic-items.ts';

export const andFunction = defineLazyFunction({
  name: 'and',
  category: 'logic',
  parameters: [repeated(logic('conditions', '條件', 'conditions'))],
  returns: 'logic',
  evaluate: (scope, ...conditions) => {
    for (const condition of conditions) {
      const holds = findLogic(condition(scope), false);
      if (holds !== true) return holds;
    }
    return true;
  },
});
