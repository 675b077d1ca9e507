import type { Facts } from './fact.ts';
import type { FailureClass } from './instance-state.ts';

/** Why an instance could not be completed. */
export interface CompletionFailure {
  readonly class: FailureClass;
  readonly detail: string;
}

/**
 * The key of the fact with this failure. The engine never requests it: when completing fails, the caller decides the command again with
 * this fact.
 */
export const completionFact = 'completion';

export function completionIn(facts: Facts): CompletionFailure | undefined {
  const answer = facts.get(completionFact);
  return answer?.kind === 'completion' ? answer.failure : undefined;
}
