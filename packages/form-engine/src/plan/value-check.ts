import type { CompiledFormula, FormulaScope } from '@inkstone/formula';
import type { ValueIssue } from '../interfaces/control-model.ts';

/** A rule on one control's value given by a formula, such as a verify rule that compares with another control. */
export interface ValueCheck {
  readonly formula: CompiledFormula;
  /** The issue of a value for which the formula is not true. */
  readonly issue: ValueIssue;
}

/** Issues of the checks for a non-empty value. Checks that read redacted values are left to the server. */
export function brokenChecks(
  checks: readonly ValueCheck[],
  scope: FormulaScope,
  readsRedacted: (formula: CompiledFormula) => boolean,
): readonly ValueIssue[] {
  return checks.flatMap(({ formula, issue }) => (readsRedacted(formula) || formula.compute(scope) === true ? [] : [issue]));
}
