import { formulaLimits } from '../limits.ts';
import { FormulaError } from '../values/formula-error.ts';
import type { Evaluate } from './formula-scope.ts';

/** Steps that the running evaluation may still take. Outside of one nothing is counted. */
let remaining = Infinity;

/**
 * Runs with `formulaLimits.steps` steps of its own, also when a scope evaluates another formula on the way. Only work that grows
 * with values counts (items of lists, characters of texts); that of plain operands is bounded by the length of the source.
 */
export function withinBudget(run: Evaluate): Evaluate {
  return (scope) => {
    const outer = remaining;
    remaining = formulaLimits.steps;
    try {
      return run(scope);
    } finally {
      remaining = outer;
    }
  };
}

/** Takes steps before the work is done; the error `TooManySteps` when there are not enough left. */
export function spendSteps(steps: number): FormulaError | null {
  remaining -= steps;
  return remaining >= 0 ? null : new FormulaError('TooManySteps', { limit: formulaLimits.steps });
}

/** Characters are handled many at a time. */
const charactersOfStep = 16;

/** The steps that handling so many characters takes. */
export function stepsOfText(length: number): number {
  return length / charactersOfStep;
}
