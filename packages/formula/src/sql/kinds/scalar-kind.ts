import type { ConditionName } from '../../syntax/expression.ts';
import type { FormulaInput } from '../../values/formula-value.ts';
import type { ConditionSqlContext } from '../columns/condition-column.ts';
import type { SqlFragment } from '../sql-fragment.ts';

export type OrderName = Extract<ConditionName, 'greater' | 'less' | 'greaterOrEqual' | 'lessOrEqual'>;

/**
 * The tests of single values of one kind. Except `isEmpty` and `key`, the tests are guarded against empty values, so they may be NULL
 * for them; the constants are never empty. A constant that the evaluator cannot compare with such a value is refused.
 */
export interface ScalarKind {
  /** Only values of one family are compared with each other. */
  readonly family: string;
  readonly isEmpty: (reference: SqlFragment) => SqlFragment;
  /** The key by which two values are compared; NULL for an empty value. */
  readonly key: (reference: SqlFragment) => SqlFragment;
  /** Whether the value equals one of the constants. */
  readonly anyOf: (reference: SqlFragment, constants: readonly FormulaInput[], context: ConditionSqlContext) => SqlFragment;
  /** Returns a constant as an array element; null if no value equals it. Unset if there are no arrays of this kind. */
  readonly literal?: (constant: FormulaInput, context: ConditionSqlContext) => string | null;
  /** Unset if the values have no order. */
  readonly order?: (reference: SqlFragment, order: OrderName, constant: FormulaInput, context: ConditionSqlContext) => SqlFragment;
  /** Whether the value contains each item. Unset if values of this kind contain nothing. */
  readonly containsAll?: (reference: SqlFragment, items: readonly FormulaInput[], context: ConditionSqlContext) => SqlFragment;
  /** Whether the value is one of the items or inside one. Defaults to `anyOf`. */
  readonly isMember?: (reference: SqlFragment, items: readonly FormulaInput[], context: ConditionSqlContext) => SqlFragment;
  /** Whether the value is within the range. Defaults to `anyOf`. */
  readonly within?: (reference: SqlFragment, items: readonly FormulaInput[], context: ConditionSqlContext) => SqlFragment;
}
