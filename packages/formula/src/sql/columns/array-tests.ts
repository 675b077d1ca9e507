import { itemsOf } from '../../conditions/evaluate-condition.ts';
import { isEmpty, isList, type FormulaInput } from '../../values/formula-value.ts';
import type { ConditionSqlContext, ValueColumn } from './condition-column.ts';
import type { ColumnTests } from './compile-test.ts';
import { refuseCondition } from '../condition-refusal.ts';
import { withoutOrder } from './list-order.ts';
import { unitsBelow } from '../kinds/reference-kind.ts';
import { unitConstants } from '../kinds/reference-constant.ts';
import type { ScalarKind } from '../kinds/scalar-kind.ts';
import { allOf, negated, sqlFalse, sqlFragment, sqlText, type SqlFragment } from '../sql-fragment.ts';

/** The constants of a test as arrays of the column's type. */
interface ArrayConstants {
  /** Everything that one of them is equal to. */
  readonly union: SqlFragment;
  /** Does the column hold each of them? */
  readonly allHeld: SqlFragment;
}

type ReadConstants = (items: readonly FormulaInput[], context: ConditionSqlContext) => ArrayConstants;

/** The operators on a column of lists, in the array operators that an index can serve. */
export function arrayTests(kind: ScalarKind, { type, sqlType, reference }: ValueColumn): ColumnTests {
  const empty = sqlFragment`(${reference} is null or cardinality(${reference}) = 0)`;
  const filled = (test: SqlFragment): SqlFragment => (test === sqlFalse ? sqlFalse : allOf([negated(empty), test]));
  const array = (texts: readonly (string | null)[]): SqlFragment =>
    sqlFragment`${texts.filter((text) => text !== null)}${sqlText(`::${sqlType}`)}`;
  const holds = (wanted: SqlFragment): SqlFragment => sqlFragment`${reference} @> ${wanted}`;

  const plain: ReadConstants = (items, context) => {
    const texts = items.map((item) => kind.literal!(item, context));
    return { union: array(texts), allHeld: texts.includes(null) ? sqlFalse : holds(array(texts)) };
  };
  /** A code stands for whom the organisation names so, which the database looks up. */
  const ofUnits: ReadConstants = (items, context) => {
    const { codes } = unitConstants(items, context);
    if (codes.length === 0) return plain(items, context);
    const coded = (names: readonly string[]): SqlFragment => sqlFragment`array(${context.units.named(names)})`;
    const others = items.filter((item) => typeof item !== 'string' || !codes.includes(item));
    const rest = plain(others, context);
    return {
      union: sqlFragment`(${rest.union} || ${coded(codes)})`,
      allHeld:
        rest.allHeld === sqlFalse
          ? sqlFalse
          : allOf([...(others.length > 0 ? [rest.allHeld] : []), ...codes.map((code) => sqlFragment`${reference} && ${coded([code])}`)]),
    };
  };
  const read: ReadConstants = (items, context) =>
    items.some(isList) ? refuseCondition('NotInSql') : (type === 'units' ? ofUnits : plain)(items, context);
  const onItems =
    (test: (constants: ArrayConstants, items: readonly FormulaInput[], context: ConditionSqlContext) => SqlFragment) =>
    (right: FormulaInput, context: ConditionSqlContext): SqlFragment => {
      const items = itemsOf(right);
      return items.length === 0 ? sqlFalse : filled(test(read(items, context), items, context));
    };

  return {
    ...withoutOrder,
    equal(right, context) {
      if (isEmpty(right)) return empty;
      const items = isList(right) ? right : [right];
      const { union, allHeld } = read(items, context);
      return filled(
        allOf([sqlFragment`cardinality(${reference}) = ${items.length}::integer`, allHeld, sqlFragment`${reference} <@ ${union}`]),
      );
    },
    isEmpty: () => empty,
    contains: onItems(({ allHeld }) => allHeld),
    has: onItems(({ union }) => sqlFragment`${reference} && ${union}`),
    within: onItems(({ union }) => sqlFragment`${reference} <@ ${union}`),
    in: onItems(({ union }, items, context) => {
      const below = type === 'units' ? unitsBelow(items, context) : null;
      return sqlFragment`${reference} <@ ${below ? sqlFragment`(${union} || array(${below}))` : union}`;
    }),
  };
}
