import type { Expression } from '../syntax/expression.ts';
import { buildEvaluate } from './build-evaluate.ts';
import type { Evaluate } from '../scope/formula-scope.ts';
import { withinBudget } from '../scope/step-budget.ts';

/** Compiles an expression or a subexpression; each evaluation has its own step budget. */
export function computeExpression(expression: Expression): Evaluate {
  return withinBudget(buildEvaluate(expression));
}
