import { itemsOf } from '../../conditions/evaluate-condition.ts';
import { isEmpty, isList, type FormulaInput } from '../../values/formula-value.ts';
import type { ConditionSqlContext, ValueColumn } from './condition-column.ts';
import type { ColumnTests } from './compile-test.ts';
import { refuseCondition } from '../condition-refusal.ts';
import { withoutOrder } from './list-order.ts';
import { unitsInside } from '../kinds/reference-kind.ts';
import { unitConstants } from '../kinds/reference-constant.ts';
import type { ScalarKind } from '../kinds/scalar-kind.ts';
import { allOf, negated, sqlFalse, sqlFragment, sqlText, type SqlFragment } from '../sql-fragment.ts';

/** The constants of a test as arrays with the type of the column. */
interface ArrayConstants {
  /** All values that equal one of the constants. */
  readonly union: SqlFragment;
  /** Whether the column contains each constant. */
  readonly includesAll: SqlFragment;
}

type ReadConstants = (items: readonly FormulaInput[], context: ConditionSqlContext) => ArrayConstants;

/** Returns the tests of a column of lists, with array operators that an index supports. */
export function arrayTests(kind: ScalarKind, { type, sqlType, reference }: ValueColumn): ColumnTests {
  const empty = sqlFragment`(${reference} is null or cardinality(${reference}) = 0)`;
  const filled = (test: SqlFragment): SqlFragment => (test === sqlFalse ? sqlFalse : allOf([negated(empty), test]));
  const array = (texts: readonly (string | null)[]): SqlFragment =>
    sqlFragment`${texts.filter((text) => text !== null)}${sqlText(`::${sqlType}`)}`;
  const holds = (wanted: SqlFragment): SqlFragment => sqlFragment`${reference} @> ${wanted}`;

  const plain: ReadConstants = (items, context) => {
    const texts = items.map((item) => kind.literal!(item, context));
    return { union: array(texts), includesAll: texts.includes(null) ? sqlFalse : holds(array(texts)) };
  };
  /** The database looks up the units that have a code. */
  const ofUnits: ReadConstants = (items, context) => {
    const { codes } = unitConstants(items, context);
    if (codes.length === 0) return plain(items, context);
    const coded = (names: readonly string[]): SqlFragment => sqlFragment`array(${context.units.named(names)})`;
    const others = items.filter((item) => typeof item !== 'string' || !codes.includes(item));
    const rest = plain(others, context);
    return {
      union: sqlFragment`(${rest.union} || ${coded(codes)})`,
      includesAll:
        rest.includesAll === sqlFalse
          ? sqlFalse
          : allOf([
              ...(others.length > 0 ? [rest.includesAll] : []),
              ...codes.map((code) => sqlFragment`${reference} && ${coded([code])}`),
            ]),
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
      const { union, includesAll } = read(items, context);
      return filled(
        allOf([sqlFragment`cardinality(${reference}) = ${items.length}::integer`, includesAll, sqlFragment`${reference} <@ ${union}`]),
      );
    },
    isEmpty: () => empty,
    contains: onItems(({ includesAll }) => includesAll),
    has: onItems(({ union }) => sqlFragment`${reference} && ${union}`),
    within: onItems(({ union }) => sqlFragment`${reference} <@ ${union}`),
    in: onItems(({ union }, items, context) => {
      const below = type === 'units' ? unitsInside(items, context) : null;
      return sqlFragment`${reference} <@ ${below ? sqlFragment`(${union} || array(${below}))` : union}`;
    }),
  };
}
