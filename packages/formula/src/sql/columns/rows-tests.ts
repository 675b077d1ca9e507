import { itemsOf } from '../../conditions/evaluate-condition.ts';
import { isEmpty, isList, type FormulaInput } from '../../values/formula-value.ts';
import type { ConditionSqlContext, RowsColumn } from './condition-column.ts';
import type { ColumnTests } from './compile-test.ts';
import { refuseCondition } from '../condition-refusal.ts';
import { scalarKind } from '../kinds/kind-of-column.ts';
import { withoutOrder } from './list-order.ts';
import type { ScalarKind } from '../kinds/scalar-kind.ts';
import { allOf, negated, someOf, sqlFalse, sqlFragment, type SqlFragment } from '../sql-fragment.ts';

/** Returns the tests of a column of a sub-table, which is the list of its cells including empty ones. */
export function rowsTests({ from, where, element }: RowsColumn): ColumnTests {
  const { reference } = element;
  const some = (test?: SqlFragment): SqlFragment =>
    test === sqlFalse ? sqlFalse : sqlFragment`exists (select from ${from} where ${test ? allOf([where, test]) : where})`;
  const every = (test: SqlFragment): SqlFragment => negated(some(negated(test)));
  const empty = negated(some());
  const kind = (): ScalarKind => scalarKind(element) ?? refuseCondition('NotInSql', { type: element.type });
  const filled = (test: SqlFragment): SqlFragment => (test === sqlFalse ? sqlFalse : allOf([negated(kind().isEmpty(reference)), test]));
  const equalToOne = (values: readonly FormulaInput[], context: ConditionSqlContext): SqlFragment => {
    const others = values.filter((value) => !isEmpty(value));
    return someOf([
      others.length < values.length ? kind().isEmpty(reference) : sqlFalse,
      others.length > 0 ? filled(kind().anyOf(reference, others, context)) : sqlFalse,
    ]);
  };
  const onItems =
    (test: (items: readonly FormulaInput[], context: ConditionSqlContext) => SqlFragment) =>
    (right: FormulaInput, context: ConditionSqlContext): SqlFragment => {
      const items = itemsOf(right);
      return items.length === 0 ? sqlFalse : test(items, context);
    };

  return {
    ...withoutOrder,
    equal(right, context) {
      if (isEmpty(right)) return empty;
      const values = isList(right) ? right : [right];
      if (values.some(isList)) return refuseCondition('NotInSql');
      const count = sqlFragment`(select count(*) from ${from} where ${where}) = ${values.length}::integer`;
      return allOf([count, every(equalToOne(values, context)), ...values.map((value) => some(equalToOne([value], context)))]);
    },
    isEmpty: () => empty,
    contains: onItems((items, context) => allOf(items.map((item) => some(equalToOne([item], context))))),
    has: onItems((items, context) => some(equalToOne(items, context))),
    in: onItems((items, context) => allOf([some(), every(filled((kind().isMember ?? kind().anyOf)(reference, items, context)))])),
    within: onItems((items, context) => allOf([some(), every(filled((kind().within ?? kind().anyOf)(reference, items, context)))])),
  };
}
