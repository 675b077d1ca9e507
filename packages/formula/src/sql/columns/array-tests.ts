import { itemsOf } from '../../conditions/evaluate-condition.ts';
import { isEmpty, isList, type FormulaInput } from '../../values/formula-value.ts';
import type { ConditionSqlContext, ValueColumn } from './condition-column.ts';
import type { ColumnTests } from './compile-test.ts';
import { refuseCondition } from '../condition-refusal.ts';
import { withoutOrder } from './list-order.ts';
import { unitsBelow } from '../kinds/reference-kind.ts';
import type { ScalarKind } from '../kinds/scalar-kind.ts';
import { allOf, negated, sqlFalse, sqlFragment, sqlText, type SqlFragment } from '../sql-fragment.ts';

/** The operators on a column of lists, in the array operators that an index can serve. */
export function arrayTests(kind: ScalarKind, { type, sqlType, reference }: ValueColumn): ColumnTests {
  const empty = sqlFragment`(${reference} is null or cardinality(${reference}) = 0)`;
  const filled = (test: SqlFragment): SqlFragment => (test === sqlFalse ? sqlFalse : allOf([negated(empty), test]));
  const array = (texts: readonly (string | null)[]): SqlFragment =>
    sqlFragment`${texts.filter((text) => text !== null)}${sqlText(`::${sqlType}`)}`;
  const literals = (items: readonly FormulaInput[], context: ConditionSqlContext): readonly (string | null)[] =>
    items.map((item) => (isList(item) ? refuseCondition('NotInSql') : kind.literal!(item, context)));
  const onItems =
    (test: (texts: readonly (string | null)[], items: readonly FormulaInput[], context: ConditionSqlContext) => SqlFragment) =>
    (right: FormulaInput, context: ConditionSqlContext): SqlFragment => {
      const items = itemsOf(right);
      return items.length === 0 ? sqlFalse : filled(test(literals(items, context), items, context));
    };
  const holdsAll = (texts: readonly (string | null)[]): SqlFragment =>
    texts.includes(null) ? sqlFalse : sqlFragment`${reference} @> ${array(texts)}`;

  return {
    ...withoutOrder,
    equal(right, context) {
      if (isEmpty(right)) return empty;
      const texts = literals(isList(right) ? right : [right], context);
      return filled(
        allOf([
          sqlFragment`cardinality(${reference}) = ${texts.length}::integer`,
          holdsAll(texts),
          sqlFragment`${reference} <@ ${array(texts)}`,
        ]),
      );
    },
    isEmpty: () => empty,
    contains: onItems(holdsAll),
    has: onItems((texts) => sqlFragment`${reference} && ${array(texts)}`),
    within: onItems((texts) => sqlFragment`${reference} <@ ${array(texts)}`),
    in: onItems((texts, items, context) => {
      const below = type === 'units' ? unitsBelow(items, context) : null;
      return sqlFragment`${reference} <@ ${below ? sqlFragment`(${array(texts)} || array(${below}))` : array(texts)}`;
    }),
  };
}
