import type { FormulaInput } from '../values/formula-value.ts';
import type { FormulaScope } from './formula-scope.ts';
import { readMember } from './read-member.ts';

/**
 * Reads a path that is not part of a formula's text: `amount`, a column `items.amount` (of the current row or whole), or
 * `customer.phone`. `undefined` if it is unknown.
 */
export function readPath(scope: FormulaScope, path: string): FormulaInput {
  const own = scope.get(path);
  const dot = path.indexOf('.');
  if (own !== undefined || dot < 0) return own;
  const [base, member] = [path.slice(0, dot), path.slice(dot + 1)];
  return scope.column(base, member) ?? readMember(scope.get(base), member);
}
