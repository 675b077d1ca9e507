import type { VotePolicy } from '@inkstone/schema';
import type { Slot } from '../instance-state.ts';

/**
 * What the votes of a visit decide, or null while they do not. `any`: the first vote; `all`: agreed when everybody agreed,
 * disagreed as soon as one disagrees; `submitted` counts like an agreement (workflow design, section 2, "Votes").
 */
export function decideVotes(policy: VotePolicy, slots: readonly Slot[]): NonNullable<Slot['vote']> | null {
  const votes = slots.flatMap((slot) => slot.vote ?? []);
  if (policy.kind === 'any') return votes[0] ?? null;
  if (votes.includes('disagreed')) return 'disagreed';
  return votes.length === slots.length ? (votes[0] ?? null) : null;
}
