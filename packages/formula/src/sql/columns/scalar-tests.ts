import { itemsOf } from '../../conditions/evaluate-condition.ts';
import { isEmpty, isList, type FormulaInput } from '../../values/formula-value.ts';
import { kindOf } from '../../values/value-kind.ts';
import type { ConditionSqlContext } from './condition-column.ts';
import type { ColumnTests } from './compile-test.ts';
import { refuseCondition } from '../condition-refusal.ts';
import type { OrderName, ScalarKind } from '../kinds/scalar-kind.ts';
import { allOf, negated, sqlFalse, type SqlFragment } from '../sql-fragment.ts';

type Items = readonly FormulaInput[];
type Test = ColumnTests['equal'];

/** Returns the tests of single values. Except for the test for emptiness, each is false for empty values. */
export function scalarTests(kind: ScalarKind, reference: SqlFragment): ColumnTests {
  const empty = kind.isEmpty(reference);
  const filled = (test: SqlFragment): SqlFragment => (test === sqlFalse ? sqlFalse : allOf([negated(empty), test]));
  const onItems =
    (test: (items: Items, context: ConditionSqlContext) => SqlFragment): Test =>
    (right, context) => {
      const items = itemsOf(right);
      return items.length === 0 ? sqlFalse : filled(test(items, context));
    };
  const order =
    (name: OrderName): Test =>
    (right, context) =>
      isEmpty(right) ? sqlFalse : filled(orderOf(kind, reference, name, right, context));

  return {
    equal: (right, context) => (isEmpty(right) ? empty : filled(equalTo(kind, reference, right, context))),
    isEmpty: () => empty,
    greater: order('greater'),
    less: order('less'),
    greaterOrEqual: order('greaterOrEqual'),
    lessOrEqual: order('lessOrEqual'),
    contains: onItems((items, context) => kind.containsAll?.(reference, items, context) ?? wrongType(kind.family, 'text')),
    in: onItems((items, context) => (kind.isMember ?? kind.anyOf)(reference, items, context)),
    has: onItems((items, context) => kind.anyOf(reference, items, context)),
    within: onItems((items, context) => (kind.within ?? kind.anyOf)(reference, items, context)),
    between: onItems(([low, high, ...more], context) => {
      // One bound is empty: no value lies between.
      if (high === undefined) return sqlFalse;
      if (more.length > 0) return refuseCondition('WrongArgument', { expected: 'range' });
      return allOf([orderOf(kind, reference, 'greaterOrEqual', low, context), orderOf(kind, reference, 'lessOrEqual', high, context)]);
    }),
  };
}

/** A list with a single item equals that item. */
function equalTo(kind: ScalarKind, reference: SqlFragment, right: FormulaInput, context: ConditionSqlContext): SqlFragment {
  if (!isList(right)) return kind.anyOf(reference, [right], context);
  const [only] = right;
  return right.length > 1 || isEmpty(only) ? sqlFalse : equalTo(kind, reference, only, context);
}

function orderOf(
  kind: ScalarKind,
  reference: SqlFragment,
  name: OrderName,
  right: FormulaInput,
  context: ConditionSqlContext,
): SqlFragment {
  if (!kind.order) return wrongType(kind.family, kindOf(right));
  return kind.order(reference, name, right, context);
}

function wrongType(left: string, right: string): never {
  return refuseCondition('WrongType', { left, right });
}
