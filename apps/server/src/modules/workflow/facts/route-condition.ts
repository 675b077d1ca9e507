import { compileFormula, isFormulaError } from '@inkstone/formula';
import type { FactAnswer } from '@inkstone/workflow';
import { settled, type RecordScope } from '../../records/index.ts';

/** The outcomes that the branches of each split brought to its join, by split; empty for a split that did not run. */
type Outcomes = Readonly<Record<string, readonly string[]>>;

/**
 * Answers whether a route's condition holds on the stored record; an empty result counts as false. A result that is not logical is an
 * error, never false.
 */
export async function answerCondition(condition: string, record: RecordScope, outcomes: Outcomes = {}): Promise<FactAnswer> {
  const scope = { ...record, outcomes: (split: string) => (Object.hasOwn(outcomes, split) ? outcomes[split]! : []) };
  const formula = compileFormula(condition);
  const value = await settled(scope, () => formula.evaluate(scope));
  if (typeof value === 'boolean' || value === null) return { kind: 'truth', holds: value ?? false, dependsOn: formula.dependencies };
  return { kind: 'error', cause: isFormulaError(value) ? value.error : 'WrongType' };
}
