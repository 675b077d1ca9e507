import { formulaLimits } from '../../limits.ts';
import { divideNumbers, roundNumber, sumNumbers } from '../../values/arithmetic.ts';
import { FormulaError } from '../../values/formula-error.ts';
import type { FormulaNumber } from '../../values/formula-value.ts';

/** Returns the exact sum, rounded to 8 decimals (runtime specification, section 5); 0 without numbers. */
export function totalOf(values: readonly FormulaNumber[]): FormulaNumber | FormulaError {
  const total = sumNumbers(values);
  return total instanceof FormulaError ? total : roundNumber(total, formulaLimits.aggregateDecimals);
}

/** Returns the average, rounded once to 8 decimals; null without numbers. */
export function averageOf(values: readonly FormulaNumber[]): FormulaNumber | FormulaError | null {
  if (values.length === 0) return null;
  const total = sumNumbers(values);
  if (total instanceof FormulaError) return total;
  const average = divideNumbers(total, values.length);
  return average instanceof FormulaError ? average : roundNumber(average, formulaLimits.aggregateDecimals);
}
