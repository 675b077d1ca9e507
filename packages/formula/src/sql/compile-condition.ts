import type { ConditionDocument } from '@inkstone/schema';
import { readConditions, type ConditionTest, type ConditionTree } from '../conditions/condition-tree.ts';
import { resolveConditionValue } from '../conditions/condition-value.ts';
import { FormulaError } from '../values/formula-error.ts';
import { compileTest } from './columns/compile-test.ts';
import type { ConditionColumns, ConditionSqlContext } from './columns/condition-column.ts';
import { atField, available, compiled, ConditionRefusal, refuseCondition } from './condition-refusal.ts';
import { allOf, someOf, type SqlFragment } from './sql-fragment.ts';

/**
 * Compiles a stored condition to SQL: true for exactly those records for which `evaluateConditions` is true, false for all others, never
 * NULL. Values are parameters; the SQL text comes only from this package and `columns`. A condition without an exact SQL form, or that
 * would be an error for some record, is refused with the reason and never compiled approximately.
 *
 *     compileCondition({ field: 'amount', operator: 'gte', value: 100 }, columns, context)
 */
export function compileCondition(
  document: ConditionDocument,
  columns: ConditionColumns,
  context: ConditionSqlContext,
): SqlFragment | ConditionRefusal {
  const tree = readConditions(document);
  if (tree instanceof FormulaError) return unreadable(tree);
  return compiled(() => compileTree(tree, columns, context));
}

function unreadable({ error, params }: FormulaError): ConditionRefusal {
  const { field } = params;
  return new ConditionRefusal(error, params, typeof field === 'string' ? field : undefined);
}

function compileTree(tree: ConditionTree, columns: ConditionColumns, context: ConditionSqlContext): SqlFragment {
  if (tree.kind === 'test') return atField(tree.field, () => compileComparison(tree, columns, context));
  const parts = tree.parts.map((part) => compileTree(part, columns, context));
  return tree.kind === 'and' ? allOf(parts) : someOf(parts);
}

function compileComparison(test: ConditionTest, columns: ConditionColumns, context: ConditionSqlContext): SqlFragment {
  const column = columns(test.field) ?? refuseCondition('UnknownName', { name: test.field });
  const right = test.operator.right === 'none' ? null : available(resolveConditionValue(test, context, context.current));
  return compileTest(test.operator.name, column, right, context);
}
