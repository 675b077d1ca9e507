import type { CompiledFormula, FormulaScope } from '@inkstone/formula';
import type { ValueIssue } from '../interfaces/control-model.ts';

/** A rule on one control's value that a formula decides, such as a verify rule that compares with another control. */
export interface ValueCheck {
  readonly formula: CompiledFormula;
  /** What stands against a value for which the formula is not true. */
  readonly issue: ValueIssue;
}

/** What the checks say of a value that is not empty. One that reads what is kept from this reader is left to the server. */
export function brokenChecks(
  checks: readonly ValueCheck[],
  scope: FormulaScope,
  isWithheld: (formula: CompiledFormula) => boolean,
): readonly ValueIssue[] {
  return checks.flatMap(({ formula, issue }) => (isWithheld(formula) || formula.compute(scope) === true ? [] : [issue]));
}
