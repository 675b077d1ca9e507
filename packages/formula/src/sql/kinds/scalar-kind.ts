import type { ConditionName } from '../../syntax/expression.ts';
import type { FormulaInput } from '../../values/formula-value.ts';
import type { ConditionSqlContext } from '../columns/condition-column.ts';
import type { SqlFragment } from '../sql-fragment.ts';

export type OrderName = Extract<ConditionName, 'greater' | 'less' | 'greaterOrEqual' | 'lessOrEqual'>;

/**
 * How single values of one kind are tested. Except `isEmpty` and `key` the tests are asked of values that are not empty, so they may
 * be NULL for an empty one; the constants are never empty. A constant that the evaluator cannot read beside such a value is refused.
 */
export interface ScalarKind {
  /** Only values of one family are compared with each other. */
  readonly family: string;
  readonly isEmpty: (reference: SqlFragment) => SqlFragment;
  /** What two values are compared by: NULL for an empty one. */
  readonly key: (reference: SqlFragment) => SqlFragment;
  /** Is it equal to one of the constants? */
  readonly anyOf: (reference: SqlFragment, constants: readonly FormulaInput[], context: ConditionSqlContext) => SqlFragment;
  /** A constant as it stands in an array of such values, null when no value is equal to it. Unset: they do not stand in arrays. */
  readonly literal?: (constant: FormulaInput, context: ConditionSqlContext) => string | null;
  /** Unset: its values have no order. */
  readonly order?: (reference: SqlFragment, order: OrderName, constant: FormulaInput, context: ConditionSqlContext) => SqlFragment;
  /** Does it contain each item? Unset: such a value contains nothing. */
  readonly containsAll?: (reference: SqlFragment, items: readonly FormulaInput[], context: ConditionSqlContext) => SqlFragment;
  /** Is it one of the items or below one? Unset: `anyOf`. */
  readonly belongs?: (reference: SqlFragment, items: readonly FormulaInput[], context: ConditionSqlContext) => SqlFragment;
  /** Does it lie within? Unset: `anyOf`. */
  readonly within?: (reference: SqlFragment, items: readonly FormulaInput[], context: ConditionSqlContext) => SqlFragment;
}
