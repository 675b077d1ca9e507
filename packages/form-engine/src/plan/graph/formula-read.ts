import { childrenOf, formulaFunction, type Expression } from '@inkstone/formula';

/** A name that a formula reads. `whole`: inside an aggregate, where a sheet's column is the whole column even within a row. */
export interface FormulaRead {
  readonly name: string;
  readonly member: string | undefined;
  readonly whole: boolean;
}

const known = new WeakMap<Expression, readonly FormulaRead[]>();

/** Determined once for an expression: equal texts share theirs. */
export function readsOf(expression: Expression): readonly FormulaRead[] {
  const before = known.get(expression);
  if (before) return before;
  const reads: FormulaRead[] = [];
  const visit = (part: Expression, whole: boolean): void => {
    if (part.kind === 'reference') reads.push({ name: part.name, member: part.member, whole });
    const wholeBelow = whole || (part.kind === 'call' && formulaFunction(part.name)?.wholeColumns === true);
    for (const child of childrenOf(part)) visit(child, wholeBelow);
  };
  visit(expression, false);
  known.set(expression, reads);
  return reads;
}
