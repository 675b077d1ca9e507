import { FormulaError } from '../values/formula-error.ts';
import { isEmpty, type Operand } from '../values/formula-value.ts';
import { kindOf } from '../values/value-kind.ts';

/** Returns the truth of a condition: empty is false; any other value that is not a logic value is the error `WrongType`. */
export function readLogic(value: Operand): boolean | FormulaError {
  if (typeof value === 'boolean' || value instanceof FormulaError) return value;
  return isEmpty(value) ? false : new FormulaError('WrongType', { expected: 'logic', found: kindOf(value) });
}
