import type { Expression } from '../syntax/expression.ts';
import { buildEvaluate } from './build-evaluate.ts';
import type { Evaluate } from './formula-scope.ts';
import { withinBudget } from './step-budget.ts';

/** Makes an expression, or a part of one, ready to run. */
export function computeExpression(expression: Expression): Evaluate {
  return withinBudget(buildEvaluate(expression));
}
