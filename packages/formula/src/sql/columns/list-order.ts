import { itemsOf } from '../../conditions/evaluate-condition.ts';
import { isEmpty, type FormulaInput } from '../../values/formula-value.ts';
import type { ColumnTests } from './compile-test.ts';
import { refuseCondition } from '../condition-refusal.ts';
import { sqlFalse, type SqlFragment } from '../sql-fragment.ts';

/** A list is neither above nor below anything; beside an empty value that is "no", beside another it cannot be said. */
function ordered(right: FormulaInput): SqlFragment {
  return isEmpty(right) ? sqlFalse : refuseCondition('WrongType', { left: 'list', right: 'text' });
}

export const withoutOrder: Pick<ColumnTests, 'greater' | 'less' | 'greaterOrEqual' | 'lessOrEqual' | 'between'> = {
  greater: ordered,
  less: ordered,
  greaterOrEqual: ordered,
  lessOrEqual: ordered,
  between(right) {
    const bounds = itemsOf(right).length;
    // One bound left empty: nothing lies between.
    if (bounds < 2) return sqlFalse;
    return bounds > 2 ? refuseCondition('WrongArgument', { expected: 'range' }) : ordered(right);
  },
};
