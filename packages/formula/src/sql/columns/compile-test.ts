import { conditionOperator } from '../../syntax/condition-operator.ts';
import type { ConditionName } from '../../syntax/expression.ts';
import type { FormulaInput } from '../../values/formula-value.ts';
import { isRows, type ConditionColumn, type ConditionSqlContext } from './condition-column.ts';
import { arrayTests } from './array-tests.ts';
import { itemKind, scalarKind } from '../kinds/kind-of-column.ts';
import { rowsTests } from './rows-tests.ts';
import { scalarTests } from './scalar-tests.ts';
import { negated, type SqlFragment } from '../sql-fragment.ts';

export type PositiveName = Exclude<ConditionName, `not${string}` | 'isNotEmpty'>;

/** The tests of all operators that are not negations. */
export type ColumnTests = Readonly<Record<PositiveName, (right: FormulaInput, context: ConditionSqlContext) => SqlFragment>>;

/** Compiles a comparison of a column with a constant: never NULL, true exactly if `evaluateCondition` is. Throws `ConditionRefusal`. */
export function compileTest(name: ConditionName, column: ConditionColumn, right: FormulaInput, context: ConditionSqlContext): SqlFragment {
  const { negates } = conditionOperator(name);
  const test = testsOf(column)[(negates ?? name) as PositiveName](right, context);
  return negates ? negated(test) : test;
}

function testsOf(column: ConditionColumn): ColumnTests {
  if (isRows(column)) return rowsTests(column);
  const kind = scalarKind(column);
  return kind ? scalarTests(kind, column.reference) : arrayTests(itemKind(column), column);
}
