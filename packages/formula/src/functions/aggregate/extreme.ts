import { orderValues } from '../../conditions/compare-values.ts';
import type { FormulaContext } from '../../scope/formula-scope.ts';
import { FormulaDate } from '../../values/formula-date.ts';
import { FormulaError } from '../../values/formula-error.ts';
import { isFormulaNumber, type FormulaInput, type Operand } from '../../values/formula-value.ts';
import { kindOf } from '../../values/value-kind.ts';

/** Returns the largest (direction 1) or smallest (-1) number or date; empty without values. Texts are refused. */
export function extremeOf(values: readonly FormulaInput[], direction: 1 | -1, context: FormulaContext): Operand {
  let found: FormulaInput = null;
  for (const value of values) {
    if (!isFormulaNumber(value) && !(value instanceof FormulaDate)) {
      return new FormulaError('WrongType', { expected: 'number', found: kindOf(value) });
    }
    const order = found === null ? direction : orderValues(value, found, context);
    if (order instanceof FormulaError) return order;
    if (order * direction > 0) found = value;
  }
  return found;
}
