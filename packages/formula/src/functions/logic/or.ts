import { defineLazyFunction } from '../formula-function.ts';
import { logic, repeated } from '../parameter.ts';
import { findLogic } from './logic-items.ts';

export const orFunction = defineLazyFunction({
  name: 'or',
  category: 'logic',
  parameters: [repeated(logic('conditions', '條件', 'conditions'))],
  returns: 'logic',
  description: {
    zh: '任一條件成立時為真；遇到成立的條件即停止。空的條件視為不成立。',
    en: 'True when any condition is; stops at the first that is. An empty condition counts as false.',
  },
  examples: [
    { formula: 'or(1 > 2, true)', result: true },
    { formula: 'or(true, 1 / 0 > 1)', result: true },
    { formula: "or('', false)", result: false },
  ],
  evaluate: (scope, ...conditions) => {
    for (const condition of conditions) {
      const holds = findLogic(condition(scope), true);
      if (holds !== false) return holds;
    }
    return false;
  },
});
