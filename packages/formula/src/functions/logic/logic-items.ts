import { readLogic } from '../../scope/read-logic.ts';
import type { FormulaError } from '../../values/formula-error.ts';
import { isEmpty, isList, type Operand } from '../../values/formula-value.ts';

/** Returns `wanted` if a condition, or an item of a list of conditions, equals it; the opposite otherwise. Empty counts as false. */
export function findLogic(value: Operand, wanted: boolean): boolean | FormulaError {
  if (!isList(value) || isEmpty(value)) return readLogic(value);
  for (const item of value) {
    const holds = findLogic(item, wanted);
    if (typeof holds !== 'boolean' || holds === wanted) return holds;
  }
  return !wanted;
}
