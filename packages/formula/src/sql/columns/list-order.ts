import { itemsOf } from '../../conditions/evaluate-condition.ts';
import { isEmpty, type FormulaInput } from '../../values/formula-value.ts';
import type { ColumnTests } from './compile-test.ts';
import { refuseCondition } from '../condition-refusal.ts';
import { sqlFalse, type SqlFragment } from '../sql-fragment.ts';

/** Lists have no order: a comparison with an empty value is false, with any other value it is refused. */
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
    // One bound is empty: no value lies between.
    if (bounds < 2) return sqlFalse;
    return bounds > 2 ? refuseCondition('WrongArgument', { expected: 'range' }) : ordered(right);
  },
};
