import { compileFormula, isFormulaError, type FormulaScope } from '@inkstone/formula';
import type { FactAnswer } from '@inkstone/workflow';

/** What the branches of each split brought to its join, by split; a split that did not run brought nothing. */
type Outcomes = Readonly<Record<string, readonly string[]>>;

/** Whether a route's condition holds on the stored record; an empty result does not. What has no yes or no is an error, never "no". */
export function answerCondition(condition: string, record: FormulaScope, outcomes: Outcomes = {}): FactAnswer {
  const scope = { ...record, outcomes: (split: string) => (Object.hasOwn(outcomes, split) ? outcomes[split]! : []) };
  const formula = compileFormula(condition);
  const value = formula.evaluate(scope);
  if (typeof value === 'boolean' || value === null) return { kind: 'truth', holds: value ?? false, dependsOn: formula.dependencies };
  return { kind: 'error', cause: isFormulaError(value) ? value.error : 'WrongType' };
}
