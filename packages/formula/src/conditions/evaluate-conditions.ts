import type { ConditionDocument } from '@inkstone/schema';
import type { FormulaScope } from '../evaluation/formula-scope.ts';
import { readPath } from '../evaluation/read-path.ts';
import { FormulaError } from '../values/formula-error.ts';
import { readConditions, type ConditionTest, type ConditionTree } from './condition-tree.ts';
import { resolveConditionValue } from './condition-value.ts';
import { evaluateCondition } from './evaluate-condition.ts';

/**
 * Does the record meet the stored condition? `record` is judged; `current` is what value type `currentModel` reads, the form that
 * asks, and the record itself when left out. Groups stop at the first part that decides, from left to right; an error before that is
 * the answer. Lists compile the same document to SQL and get the same answer.
 *
 *     evaluateConditions({ field: 'amount', operator: 'gte', value: 100 }, scope)
 */
export function evaluateConditions(document: ConditionDocument, record: FormulaScope, current?: FormulaScope): boolean | FormulaError {
  const tree = readConditions(document);
  return tree instanceof FormulaError ? tree : evaluateConditionTree(tree, record, current);
}

/** The same for a condition that was read once and is put to many records. */
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
