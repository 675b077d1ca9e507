import type { ConditionDocument } from '@inkstone/schema';
import type { FormulaScope } from '../scope/formula-scope.ts';
import { readPath } from '../scope/read-path.ts';
import { FormulaError } from '../values/formula-error.ts';
import { readConditions, type ConditionTest, type ConditionTree } from './condition-tree.ts';
import { resolveConditionValue } from './condition-value.ts';
import { evaluateCondition } from './evaluate-condition.ts';

/**
 * Evaluates a stored condition for a record. `current` is the form that value type `currentModel` reads; it defaults to the record.
 * Groups are evaluated from left to right and stop at the first part that decides; an error before that is the result. Lists compile
 * the same document to SQL with the same result.
 *
 *     evaluateConditions({ field: 'amount', operator: 'gte', value: 100 }, scope)
 */
export function evaluateConditions(document: ConditionDocument, record: FormulaScope, current?: FormulaScope): boolean | FormulaError {
  const tree = readConditions(document);
  return tree instanceof FormulaError ? tree : evaluateConditionTree(tree, record, current);
}

/** The same for a condition that was read once and is evaluated for many records. */
export function evaluateConditionTree(tree: ConditionTree, record: FormulaScope, current: FormulaScope = record): boolean | FormulaError {
  if (tree.kind === 'test') return evaluateTest(tree, record, current);
  const stopsAt = tree.kind === 'or';
  for (const part of tree.parts) {
    const holds = evaluateConditionTree(part, record, current);
    if (holds === stopsAt || holds instanceof FormulaError) return holds;
  }
  return !stopsAt;
}

function evaluateTest(test: ConditionTest, record: FormulaScope, current: FormulaScope): boolean | FormulaError {
  const left = readPath(record, test.field);
  if (left === undefined) return new FormulaError('UnknownName', { name: test.field });
  if (test.operator.right === 'none') return evaluateCondition(test.operator.name, left, null, record);
  return evaluateCondition(test.operator.name, left, resolveConditionValue(test, record, current), record);
}
