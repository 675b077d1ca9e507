import type { Expression } from '../syntax/expression.ts';

/** Determines a fact once for each expression: forms are planned repeatedly with the same formulas, and equal texts share their expression. */
export function knownFact<T>(find: (expression: Expression) => T): (expression: Expression) => T {
  const known = new WeakMap<Expression, { readonly fact: T }>();
  return (expression) => {
    const before = known.get(expression);
    if (before) return before.fact;
    const fact = find(expression);
    known.set(expression, { fact });
    return fact;
  };
}
