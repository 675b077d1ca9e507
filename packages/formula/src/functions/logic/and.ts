import { defineLazyFunction } from '../formula-function.ts';
import { logic, repeated } from '../parameter.ts';
import { findLogic } from './logic-items.ts';

export const andFunction = defineLazyFunction({
  name: 'and',
  category: 'logic',
  parameters: [repeated(logic('conditions', '條件', 'conditions'))],
  returns: 'logic',
  description: {
    zh: '所有條件都成立時為真；遇到不成立的條件即停止。空的條件視為不成立。',
    en: 'True when every condition is; stops at the first that is not. An empty condition counts as false.',
  },
  examples: [
    { formula: 'and(1 < 2, true)', result: true },
    { formula: 'and(false, 1 / 0 > 1)', result: false },
    { formula: "and(true, '')", result: false },
  ],
  evaluate: (scope, ...conditions) => {
    for (const condition of conditions) {
      const holds = findLogic(condition(scope), false);
      if (holds !== true) return holds;
    }
    return true;
  },
});
