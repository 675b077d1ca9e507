import { formulaLimits } from '../limits.ts';
import { FormulaError } from '../values/formula-error.ts';
import type { Evaluate } from './formula-scope.ts';

/** Remaining steps of the running evaluation. No limit applies outside an evaluation. */
let remaining = Infinity;

/**
 * Evaluates with its own budget of `formulaLimits.steps` steps, also if a scope evaluates another formula meanwhile. Only work that
 * grows with the values counts (list items, characters of texts); the length of the source limits all other work.
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

/** Subtracts steps before the work is done; returns the error `TooManySteps` if too few are left. */
export function spendSteps(steps: number): FormulaError | null {
  remaining -= steps;
  return remaining >= 0 ? null : new FormulaError('TooManySteps', { limit: formulaLimits.steps });
}

/** One step covers this many characters. */
const charactersOfStep = 16;

/** Returns the steps that a number of characters costs. */
export function stepsOfText(length: number): number {
  return length / charactersOfStep;
}
