import type { Facts } from './fact.ts';
import type { FailureClass } from './instance-state.ts';

/** What kept an instance from being completed. */
export interface CompletionFailure {
  readonly class: FailureClass;
  readonly detail: string;
}

/** The key of the fact that says so. The engine never asks for it: who finds that completing failed decides anew with it. */
export const completionFact = 'completion';

export function completionIn(facts: Facts): CompletionFailure | undefined {
  const answer = facts.get(completionFact);
  return answer?.kind === 'completion' ? answer.failure : undefined;
}
