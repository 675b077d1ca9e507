import type { FormulaInput } from '../values/formula-value.ts';
import type { FormulaScope } from './formula-scope.ts';
import { readMember } from './read-member.ts';

/** What a name outside of a formula's text stands for: `amount`, the row's own or the whole column `items.amount`, `customer.phone`; `undefined` when nothing has it. */
export function readPath(scope: FormulaScope, path: string): FormulaInput {
  const own = scope.get(path);
  const dot = path.indexOf('.');
  if (own !== undefined || dot < 0) return own;
  const [base, member] = [path.slice(0, dot), path.slice(dot + 1)];
  return scope.column(base, member) ?? readMember(scope.get(base), member);
}
